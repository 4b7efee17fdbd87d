import './recorder.css';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OperationId } from '#shared/contract/catalogue.ts';
import type { Scope } from '#web/api/scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { CopyText } from '#web/ui/CopyText.tsx';
import { Drawer, DrawerBody, DrawerFooter } from '#web/ui/Drawer.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import { useStore } from '#web/ui/store.ts';
import { secondText } from '#web/ui/time-text.ts';
import { asCurl } from './as-curl.ts';
import { asHttpFile } from './as-http-file.ts';
import { asScript } from './as-script.ts';
import { CallLine } from './CallLine.tsx';
import { recordedOperations } from './recorded-operations.ts';
import { beginAnew, mostCalls, recording, type RecordedCall } from './recorder.ts';
import { useCallsShown, type WhichCalls } from './use-calls-shown.ts';

const wasDone = ({ status = 0 }: RecordedCall) => status >= 200 && status < 300;

export interface RecorderDrawerProps {
  /** Where one is, and the address that finds roles for operations called there; undefined outside of any place. */
  place: { readonly scope: Scope; readonly rolesFor: (operations: readonly OperationId[]) => string } | undefined;
  onClose: () => void;
}

/** The calls of the API that this tab has made, as they are made, to be copied and sent again. */
export function RecorderDrawer({ place, onClose }: RecorderDrawerProps) {
  const t = useTranslations('calls');
  const { locale } = useKitText();
  const { begunAt, isCut } = useStore(recording);
  const [which, setWhich] = useState<WhichCalls>('page');
  const [changesOnly, setChangesOnly] = useState(false);
  const calls = useCallsShown(which, changesOnly);
  const nothing = calls.length === 0 ? t('nothingToCopy') : undefined;
  // A script ends at the first call that is refused.
  const done = calls.filter(wasDone);
  const called = place === undefined ? [] : recordedOperations(calls, place.scope);
  return (
    <Drawer title={t('title')} width="wide" onClose={onClose}>
      <DrawerBody>
        <div className="calls">
          <p className="quiet">
            {t('lead')} {t('notHere')} {t('whichIds')}
          </p>
          <RadioGroup
            label={t('which')}
            name="which-calls"
            value={which}
            onChange={({ currentTarget: { value } }) => setWhich(value as WhichCalls)}
            options={[
              { value: 'page', label: t('ofPage') },
              { value: 'begun', label: t('since', { at: secondText(locale, begunAt) }) },
            ]}
          />
          <div className="calls-choice">
            <Checkbox
              label={t('changesOnly')}
              checked={changesOnly}
              onChange={({ currentTarget: { checked } }) => setChangesOnly(checked)}
            />
            <Button
              size="small"
              onClick={() => {
                beginAnew();
                setWhich('begun');
              }}
            >
              {t('begin')}
            </Button>
            <output>{t('shown', { count: calls.length })}</output>
          </div>
          {isCut ? <p className="quiet">{t('cut', { most: mostCalls })}</p> : undefined}
          {calls.length === 0 ? (
            <EmptyState kind="none-yet" title={t('none')}>
              {t('noneLead')}
            </EmptyState>
          ) : (
            <ol className="calls-list" aria-label={t('list')} reversed>
              {calls.toReversed().map((call) => (
                <CallLine key={call.key} call={call} />
              ))}
            </ol>
          )}
        </div>
      </DrawerBody>
      <DrawerFooter>
        {place === undefined ? undefined : (
          <ButtonLink
            to={place.rolesFor(called)}
            disabledReason={called.length === 0 ? t('fitNone') : undefined}
            onClick={onClose}
          >
            {t('fit')}
          </ButtonLink>
        )}
        <CopyText label={t('copyCurl')} text={() => asCurl(calls)} disabledReason={nothing} />
        <CopyText label={t('copyHttp')} text={() => asHttpFile(calls)} disabledReason={nothing} />
        <CopyText
          label={t('copyScript')}
          text={() => asScript(done)}
          disabledReason={nothing ?? (done.length === 0 ? t('nothingToReplay') : undefined)}
        />
      </DrawerFooter>
    </Drawer>
  );
}
