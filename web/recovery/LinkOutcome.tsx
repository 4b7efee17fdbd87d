import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { IssuedLink, LinkState } from '#shared/recovery-ledger.ts';
import { StatusPill, type Tone } from '#web/ui/StatusPill.tsx';
import { DateTime } from '#web/ui/Time.tsx';

const tones: Readonly<Record<LinkState, Tone>> = {
  open: 'waiting',
  untold: 'off',
  killed: 'bad',
  used: 'good',
  superseded: 'off',
  expired: 'warning',
};

export interface LinkOutcomeProps {
  link: IssuedLink;
  state: LinkState;
  /** For a link that still works: the time it has left. */
  left: ReactNode;
}

/** What became of a link and when, and the wrong codes that were entered for it, as far as this console has seen. */
export function LinkOutcome({ link, state, left }: LinkOutcomeProps) {
  const t = useTranslations('recovery.ledger');
  const { killedOn, usedOn, supersededOn, expiresOn, wrongCodes } = link;
  return (
    <>
      <StatusPill tone={tones[state]}>{t('state', { state })}</StatusPill>{' '}
      <span className="link-state-time">
        {state === 'open' ? left : undefined}
        {state === 'untold' ? <When message="untoldUntil" at={expiresOn} /> : undefined}
        {state === 'killed' && killedOn !== undefined ? <When message="killedOn" at={killedOn} /> : undefined}
        {state === 'used' && usedOn !== undefined ? <When message="usedOn" at={usedOn} /> : undefined}
        {state === 'superseded' && supersededOn !== undefined ? (
          <When message="supersededOn" at={supersededOn} />
        ) : undefined}
        {state === 'expired' ? <When message="expiredOn" at={expiresOn} /> : undefined}
        {wrongCodes === undefined || state === 'killed' ? undefined : <> · {t('wrongCodes', { count: wrongCodes })}</>}
      </span>
    </>
  );
}

function When({
  message,
  at,
}: {
  message: 'untoldUntil' | 'killedOn' | 'usedOn' | 'supersededOn' | 'expiredOn';
  at: string;
}) {
  const t = useTranslations('recovery.ledger');
  return t.rich(message, { time: () => <DateTime at={at} /> });
}
