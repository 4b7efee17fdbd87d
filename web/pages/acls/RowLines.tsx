import { useTranslations } from 'use-intl';
import { CopyButton } from '#web/ui/Copy.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** More are counted, and copied, but not listed. */
const listed = 100;

/** What there is to say of single rows of a file, to be mended in it. */
export function RowLines({ title, lines }: { title: string; lines: readonly string[] }) {
  const t = useTranslations('acls.importing');
  const preview = useTranslations('acls.preview');
  return (
    <Notice tone="warning" announce title={title}>
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
