import { useTranslations } from 'use-intl';
import type { FaultyRow, RowFault } from './acl-csv-rows.ts';
import { CopyButton } from '#web/ui/Copy.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** More are counted, and copied, but not listed. */
const listed = 100;

/** What is wrong, row by row, to be mended in the file. */
export function FaultyRows({ faults }: { faults: readonly FaultyRow[] }) {
  const t = useTranslations('acls.importing');
  const preview = useTranslations('acls.preview');
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
  return (
    <Notice tone="warning" announce title={t('faults', { count: faults.length })}>
      <div className="name-box">
        <ul>
          {lines.slice(0, listed).map((line) => (
            <li key={line}>{line}</li>
          ))}
          {lines.length > listed ? <li>{preview('more', { count: lines.length - listed })}</li> : undefined}
        </ul>
        <CopyButton value={lines.join('\n')} label={t('copyFaults')} />
      </div>
    </Notice>
  );
}
