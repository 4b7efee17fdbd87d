import { useTranslations } from 'use-intl';
import type { LinkState } from '#shared/recovery-ledger.ts';
import { useSessionState } from '#web/session/use-session.ts';
import type { Person } from '#web/recovery/person.ts';
import { Button } from '#web/ui/Button.tsx';
import { StatusPill, type Tone } from '#web/ui/StatusPill.tsx';
import { Countdown, DateTime } from '#web/ui/Time.tsx';
import { canReissue, type LedgerRow } from './ledger-rows.ts';

const tones: Readonly<Record<LinkState, Tone>> = {
  open: 'waiting',
  untold: 'off',
  killed: 'bad',
  used: 'good',
  superseded: 'off',
  expired: 'warning',
};

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
  return (
    <span className="link-state">
      <StatusPill tone={tones[state]}>{t('state', { state })}</StatusPill>{' '}
      <span className="link-state-time">
        {state === 'open' ? (
          <Countdown until={link.expiresOn} skewMs={offset} label={t('leftFor', { name })} onEnd={onEnd} />
        ) : undefined}
        {state === 'untold' ? <When message="untoldUntil" at={link.expiresOn} /> : undefined}
        {state === 'killed' && link.killedOn !== undefined ? <When message="killedOn" at={link.killedOn} /> : undefined}
        {state === 'used' && link.usedOn !== undefined ? <When message="usedOn" at={link.usedOn} /> : undefined}
        {state === 'superseded' && link.supersededOn !== undefined ? (
          <When message="supersededOn" at={link.supersededOn} />
        ) : undefined}
        {state === 'expired' ? <When message="expiredOn" at={link.expiresOn} /> : undefined}
      </span>
      {canReissue(state) && person !== undefined ? (
        <Button size="small" onClick={() => onReissue(person)}>
          {t('reissue')}
        </Button>
      ) : undefined}
    </span>
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
