import { useTranslations } from 'use-intl';
import { paths } from '#web/address/paths.ts';
import { OperationDuration } from '#web/operation/OperationDuration.tsx';
import { OperationProgress } from '#web/operation/OperationProgress.tsx';
import { useOperationWords } from '#web/operation/use-operation-words.ts';
import { TextLink } from '#web/ui/TextLink.tsx';
import { ExpectedEnd } from './ExpectedEnd.tsx';
import { PlaceOfWork } from './PlaceName.tsx';
import type { OperationInSight } from './sight.ts';

/** Without scrolling there is room for so many; the others are counted. */
const mostShown = 6;

/** What runs, and when it is expected to end. */
export function RunningRows({ running }: { running: readonly OperationInSight[] }) {
  const t = useTranslations('overview');
  const words = useOperationWords();
  const left = running.length - mostShown;
  return (
    <>
      <table className="overview-table">
        <thead>
          <tr>
            <th scope="col">{t('running.what')}</th>
            <th scope="col">{t('running.where')}</th>
            <th scope="col">{t('running.progress')}</th>
            <th scope="col">{t('running.since')}</th>
            <th scope="col">{t('running.end')}</th>
          </tr>
        </thead>
        <tbody>
          {running.slice(0, mostShown).map((one) => {
            const { operation, space } = one;
            const scope = { region: space.region, kind: 'space', id: space.id } as const;
            return (
              <tr key={operation.id}>
                <th scope="row">
                  <TextLink to={paths.operation(scope, operation.id)}>{words.nameOf(operation)}</TextLink>
                </th>
                <td>
                  <PlaceOfWork {...one} />
                </td>
                <td>
                  <OperationProgress operation={operation} />
                </td>
                <td>
                  <OperationDuration operation={operation} />
                </td>
                <td>
                  <ExpectedEnd operation={operation} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {left > 0 ? <p className="overview-more">{t('more', { count: left })}</p> : undefined}
    </>
  );
}
