import './tour.css';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { below, paths } from '#web/address/paths.ts';
import type { Scope } from '#web/api/scope.ts';
import { tourMemory, tourSteps, type TourStep } from '#web/preferences/tour-memory.ts';
import { serverNow } from '#web/session/session-store.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Drawer, DrawerBody, DrawerFooter } from '#web/ui/Drawer.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { StatusPill } from '#web/ui/StatusPill.tsx';
import { useTourSteps } from './use-tour-steps.ts';

export interface TourDrawerProps {
  /** The organisation they are done in. */
  scope: Scope;
  /** Whoever does them. */
  clientId: string;
  onClose: () => void;
}

/** Five pieces of real work, each with the way there, and ticked once this console knows that it was done. */
export function TourDrawer({ scope, clientId, onClose }: TourDrawerProps) {
  const t = useTranslations('tour');
  // Before what is known already is remembered.
  useEffect(() => tourMemory.begin(), []);
  const { done, userId, isUnread } = useTourSteps(scope, clientId);
  const addresses: Readonly<Record<TourStep, string>> = {
    create: `${paths.users(scope)}?create`,
    issue: userId === undefined ? paths.users(scope) : paths.user(scope, userId),
    redeem: below(scope, 'recovery-links'),
    watch: paths.fleet,
    explain: paths.explain(scope),
  };
  return (
    <Drawer title={t('title')} onClose={onClose}>
      <DrawerBody>
        <div className="tour">
          <p className="quiet">{t('lead', { region: scope.region })}</p>
          {isUnread ? <Notice tone="warning">{t('unread')}</Notice> : undefined}
          <ol>
            {tourSteps.map((step) => {
              const isDone = done.includes(step);
              return (
                <li key={step}>
                  <p>{t('step', { step })}</p>
                  <StatusPill tone={isDone ? 'good' : 'off'}>{t('state', { done: isDone ? 'yes' : 'no' })}</StatusPill>
                  <ButtonLink size="small" to={addresses[step]}>
                    {t('go', { step, known: userId === undefined ? 'no' : 'yes' })}
                  </ButtonLink>
                </li>
              );
            })}
          </ol>
          <p className="quiet">{t('anewLead')}</p>
        </div>
      </DrawerBody>
      <DrawerFooter>
        <Button
          onClick={() => {
            tourMemory.hide();
            onClose();
          }}
        >
          {t('hide')}
        </Button>
        <Button onClick={() => tourMemory.beginAnew(serverNow())}>{t('anew')}</Button>
      </DrawerFooter>
    </Drawer>
  );
}
