import { useTranslations } from 'use-intl';
import { RawBlock } from '#web/ui/RawBlock.tsx';
import { nameText } from '#web/ui/name-text.ts';
import { readableText } from './readable-text.ts';

/** Text of a region as it came, for reading and copying; never as markup. */
export function RawText({ title, text, copyLabel }: { title: string; text: string; copyLabel: string }) {
  const t = useTranslations('work');
  return (
    <div className="page-section">
      <h2>{title}</h2>
      <p className="quiet">{t('untrusted')}</p>
      <RawBlock label={title} text={text} copyLabel={copyLabel} shown={nameText(readableText(text))} />
    </div>
  );
}
