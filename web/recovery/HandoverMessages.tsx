import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { RecoveryLink } from '#shared/contract/iam/users.ts';
import { languages, type Language } from '#web/messages/areas.ts';
import { CopyButton } from '#web/ui/Copy.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import { Fold } from './Fold.tsx';
import { codeMessage, linkMessage } from './handover.ts';
import type { LinkPart } from './link-part.ts';

export interface HandoverMessagesProps {
  issued: RecoveryLink;
  name: string;
  region: string;
  onCopied: (part: LinkPart) => void;
}

const languageNames = { en: 'English', fr: 'Français' } as const;

/** Two messages to send on two ways, in the language of whoever gets them. */
export function HandoverMessages({ issued, name, region, onCopied }: HandoverMessagesProps) {
  const t = useTranslations('recovery.handover');
  const shown = useLocale();
  const [language, setLanguage] = useState<Language>(shown === 'fr' ? 'fr' : 'en');
  const handover = { language, name, region, issued };
  const code = codeMessage(handover);
  return (
    <Fold title={t('title')}>
      <RadioGroup
        label={t('language')}
        name="handover-language"
        value={language}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={(event) => setLanguage(event.currentTarget.value === 'fr' ? 'fr' : 'en')}
      />
      <Message
        title={t('linkMessage')}
        copyLabel={t('copyLinkMessage')}
        text={linkMessage(handover)}
        language={language}
        onCopied={() => onCopied('link')}
      />
      {code === undefined ? undefined : (
        <Message
          title={t('codeMessage')}
          copyLabel={t('copyCodeMessage')}
          text={code}
          language={language}
          onCopied={() => onCopied('code')}
        />
      )}
    </Fold>
  );
}

interface MessageProps {
  title: string;
  copyLabel: string;
  text: string;
  language: Language;
  onCopied: () => void;
}

function Message({ title, copyLabel, text, language, onCopied }: MessageProps) {
  return (
    <section className="handover-message" aria-label={title}>
      <header>
        <h3>{title}</h3>
        <CopyButton value={text} label={copyLabel} onCopied={onCopied} />
      </header>
      <p lang={language}>{text}</p>
    </section>
  );
}
