import { useTranslations } from 'use-intl';
import type { OperationState } from '#shared/rules/operation-state.ts';
import type { Scope } from '#web/api/scope.ts';
import { useSpaceClusters } from './use-space-clusters.ts';
import { useOperationWords } from '#web/operation/use-operation-words.ts';
import { Copy } from '#web/ui/Copy.tsx';
import { KeyValueList, type KeyValue } from '#web/ui/KeyValueList.tsx';

/** Kind, ids and target of an operation. */
export function OperationFacts({ scope, operation }: { scope: Scope; operation: OperationState }) {
  const t = useTranslations('work');
  const words = useOperationWords();
  const clusters = useSpaceClusters(scope);
  const { id, kind, clusterId, clusterName } = operation;
  const name = clusters?.find((cluster) => cluster.id === clusterId)?.name ?? clusterName;
  const facts: KeyValue[] = [
    {
      label: t('facts.kind'),
      value: (
        <>
          {words.kindOf(operation)} <code className="quiet">{kind}</code>
        </>
      ),
    },
    { label: t('facts.id'), value: <Copy value={id} label={t('copyId')} /> },
    { label: t('facts.cluster'), value: name },
    { label: t('facts.clusterId'), value: clusterId && <Copy value={clusterId} label={t('copyClusterId')} /> },
  ];
  return (
    <section className="page-section" aria-labelledby="operation-details">
      <h2 id="operation-details">{t('details')}</h2>
      <KeyValueList items={facts} columns={2} />
    </section>
  );
}
