import { useTranslations } from 'use-intl';
import { useSessionState } from '#web/session/use-session.ts';
import { LinkOutcome } from '#web/recovery/LinkOutcome.tsx';
import type { Person } from '#web/recovery/person.ts';
import { Button } from '#web/ui/Button.tsx';
import { Countdown } from '#web/ui/Time.tsx';
import { canReissue, type LedgerRow } from './ledger-rows.ts';

export interface LinkStateCellProps {
  row: LedgerRow;
  name: string;
  onEnd: () => void;
  onReissue: (person: Person) => void;
}

/** What became of a link and when; for one that still works, the time it has left. */
export function LinkStateCell({ row: { link, state, person }, name, onEnd, onReissue }: LinkStateCellProps) {
  const t = useTranslations('recovery.ledger');
  const { offset } = useSessionState();
  const left = <Countdown until={link.expiresOn} skewMs={offset} label={t('leftFor', { name })} onEnd={onEnd} />;
  return (
    <span className="link-state">
      <LinkOutcome link={link} state={state} left={left} />
      {canReissue(state) && person !== undefined ? (
        <Button size="small" onClick={() => onReissue(person)}>
          {t('reissue')}
        </Button>
      ) : undefined}
    </span>
  );
}
