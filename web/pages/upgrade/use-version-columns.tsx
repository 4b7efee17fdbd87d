import { useTranslations } from 'use-intl';
import type { JudgedVersion, Verdict } from '#shared/rules/upgrade-plan.ts';
import type { ClusterPart, UpgradeRefusal } from '#shared/rules/worker-upgrade.ts';
import type { Column } from '#web/table/column.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { StatusPill } from '#web/ui/StatusPill.tsx';

/** When what the rules allow may be begun: once something has ended, or nobody can say. */
type Moment = 'now' | 'afterwards' | 'locked';

export interface VersionChoice {
  /** The version a way is planned to. */
  readonly chosen: string | undefined;
  /** Whether a way leads to a version that is not reached yet. */
  readonly hasWay: (version: string) => boolean;
  /** Undefined while an upgrade is under way. */
  readonly onChoose: ((version: string) => void) | undefined;
  readonly moment: Moment;
}

/** A version, what the region would say to it now for either part of the cluster, and planning the way there. */
export function useVersionColumns(
  newest: string | undefined,
  { chosen, hasWay, onChoose, moment }: VersionChoice,
): readonly Column<JudgedVersion>[] {
  const t = useTranslations('upgrade');
  const part = (id: ClusterPart): Column<JudgedVersion> => ({
    id,
    header: t(`columns.${id}`),
    cell: (judged) => <VerdictText part={id} verdict={judged[id]} moment={moment} />,
  });
  return [
    {
      id: 'version',
      header: t('columns.version'),
      cell: ({ version }) => (
        <span className="upgrade-version">
          <strong>{version}</strong>
          {version === newest ? <Badge>{t('newest')}</Badge> : undefined}
        </span>
      ),
      width: '9rem',
    },
    part('controlPlane'),
    part('workers'),
    {
      id: 'plan',
      header: t('columns.plan'),
      cell: ({ version }) =>
        version === chosen ? (
          <StatusPill tone="good">{t('chosen')}</StatusPill>
        ) : onChoose === undefined || !hasWay(version) ? undefined : (
          <Button size="small" aria-label={t('chooseOf', { version })} onClick={() => onChoose(version)}>
            {t('choose')}
          </Button>
        ),
      width: '7rem',
      narrow: 'column',
    },
  ];
}

interface VerdictTextProps {
  part: ClusterPart;
  verdict: Verdict;
  moment: Moment;
}

/** Whether a part may go to a version, and which rule refuses it; names the part where there is no room for columns. */
function VerdictText({ part, verdict, moment }: VerdictTextProps) {
  const t = useTranslations('upgrade');
  return (
    <div className="verdict">
      <span className="verdict-part">{t('part', { part })}</span>
      {verdict.kind === 'refused' ? (
        <Refused {...verdict} />
      ) : verdict.kind === 'allowed' ? (
        <StatusPill tone={moment === 'now' ? 'good' : 'waiting'}>{t('possible', { moment })}</StatusPill>
      ) : (
        <StatusPill tone={tones[verdict.kind]}>{t('verdict', { kind: verdict.kind })}</StatusPill>
      )}
    </div>
  );
}

const tones = { current: 'busy', underWay: 'busy', overtaken: 'off', open: 'waiting' } as const;

function Refused({ refusal: { rule, first } }: { refusal: UpgradeRefusal }) {
  const t = useTranslations('upgrade');
  return (
    <>
      <StatusPill tone={first === undefined ? 'off' : 'waiting'}>
        {t(first === undefined ? 'never' : 'refused')}
      </StatusPill>
      <p>
        {t('rule', { rule })}
        {first === undefined ? undefined : <> {t('first', { ...first })}</>}
      </p>
    </>
  );
}
