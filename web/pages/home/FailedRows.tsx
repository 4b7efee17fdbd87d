import { useTranslations } from 'use-intl';
import { firstLine } from '#shared/rules/first-line.ts';
import { paths } from '#web/address/paths.ts';
import { nextStepOf } from '#web/operation/next-step.ts';
import { useOperationWords } from '#web/operation/use-operation-words.ts';
import { useSessionState } from '#web/session/use-session.ts';
import { useKitText } from '#web/ui/kit-text.ts';
import { nameText } from '#web/ui/name-text.ts';
import { useNow } from '#web/ui/now.ts';
import { TextLink } from '#web/ui/TextLink.tsx';
import { untilText } from '#web/ui/until-text.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { FirstRows } from './FirstRows.tsx';
import { PlaceOfWork, WorkLink } from './PlaceName.tsx';
import type { SeenNow } from './use-sight.ts';

const mostShown = 3;

/** Of each operation what the region says of it, and where to go on. */
export function FailedRows({
  seen: {
    sight: { failed },
  },
}: {
  seen: SeenNow;
}) {
  const t = useTranslations('overview');
  const next = useTranslations('operations.next');
  const { locale } = useKitText();
  const words = useOperationWords();
  const { offset } = useSessionState();
  const now = useNow('half-minute') + offset;
  return (
    <FirstRows
      most={mostShown}
      title={t('failed.title')}
      tone="bad"
      rows={failed.map((one) => {
        const { operation, space, cluster } = one;
        const { clusterId, endedAt } = operation;
        const line = firstLine(operation.error);
        const scope = { region: space.region, kind: 'space', id: space.id } as const;
        const isThere = cluster !== undefined && clusterId !== undefined;
        const step = isThere ? nextStepOf(scope, operation) : undefined;
        return (
          <li key={operation.id}>
            <span className="overview-words">
              <span className="overview-line">
                <WorkLink {...one} /> <PlaceOfWork {...one} />
              </span>
              <span className="overview-error" translate={line === undefined ? undefined : 'no'}>
                {line === undefined ? t('failed.noReason') : nameText(line)}
              </span>
            </span>
            <span className="overview-next">
              {endedAt === undefined ? undefined : (
                <time dateTime={endedAt}>{untilText(locale, Date.parse(endedAt), now)}</time>
              )}
              {isThere ? (
                <TextLink to={step?.to ?? paths.cluster(scope, clusterId)}>
                  {step === undefined ? t('failed.toCluster') : next(step.does)}
                  <VisuallyHidden> {nameText(cluster)}</VisuallyHidden>
                </TextLink>
              ) : (
                <TextLink to={paths.operation(scope, operation.id)}>
                  {t('failed.open')}
                  <VisuallyHidden> {words.nameOf(operation)}</VisuallyHidden>
                </TextLink>
              )}
            </span>
          </li>
        );
      })}
    />
  );
}
