import { useTranslations } from 'use-intl';
import type { FaultyRow, RowFault } from './acl-csv-rows.ts';
import { RowLines } from './RowLines.tsx';

/** What is wrong, row by row, to be mended in the file. */
export function FaultyRows({ faults }: { faults: readonly FaultyRow[] }) {
  const t = useTranslations('acls.importing');
  const wordsOf = (fault: RowFault) => {
    switch (fault.kind) {
      case 'duplicate':
        return t('fault.duplicate', { of: fault.of });
      case 'subjectUnknown':
      case 'subjectAmbiguous':
      case 'permissionUnknown':
      case 'onNoResource':
      case 'otherKind':
        return t(`fault.${fault.kind}`, { text: fault.text });
      default:
        return t(`fault.${fault.kind}`);
    }
  };
  const lines = faults.map(({ row, fault }) => t('row', { row, fault: wordsOf(fault) }));
  return <RowLines title={t('faults', { count: faults.length })} lines={lines} />;
}
