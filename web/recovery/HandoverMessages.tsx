import { useState, type ReactNode } from 'react';
import { IntlProvider, useLocale, useTranslations } from 'use-intl';
import type { RecoveryLink } from '#shared/contract/iam/users.ts';
import { languageCodes, languages, type Language } from '#shared/languages.ts';
import { handoverWords } from '#web/messages/handover-words.ts';
import { Button } from '#web/ui/Button.tsx';
import { CopyText } from '#web/ui/CopyText.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import { Fold } from '#web/ui/Fold.tsx';
import { codeMessage, linkMessage, type Handover } from './handover.ts';
import type { LinkPart } from './link-part.ts';
import { PrintCard } from './PrintCard.tsx';

export interface HandoverMessagesProps {
  issued: RecoveryLink;
  name: string;
  region: string;
  onCopied: (part: LinkPart) => void;
}

/** Two messages to send on two ways, or a card to hand over in person, in the language of whoever gets them. */
export function HandoverMessages({ issued, name, region, onCopied }: HandoverMessagesProps) {
  const t = useTranslations('recovery.handover');
  const [language, setLanguage] = useState<Language>(useLocale());
  const [isPrinted, setPrinted] = useState(false);
  const choose = (code: string) => setLanguage((now) => languageCodes.find((known) => known === code) ?? now);
  return (
    <Fold title={t('title')}>
      <RadioGroup
        label={t('language')}
        name="handover-language"
        value={language}
        options={languageCodes.map((value) => ({ value, label: languages[value].name }))}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <IntlProvider locale={language} messages={handoverWords(language)}>
        <InThatLanguage>
          {(words) => {
            const handover = { t: words, language, name, region, issued };
            const code = codeMessage(handover);
            return (
              <>
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
                <div className="handover-print">
                  <Button size="small" onClick={() => setPrinted(true)}>
                    {t('print')}
                  </Button>
                  <p className="field-hint">{t('printHint')}</p>
                </div>
                {isPrinted ? <PrintCard {...handover} onPrinted={() => setPrinted(false)} /> : undefined}
              </>
            );
          }}
        </InThatLanguage>
      </IntlProvider>
    </Fold>
  );
}

function InThatLanguage({ children }: { children: (t: Handover['t']) => ReactNode }) {
  return children(useTranslations('handover'));
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
        <span>
          <CopyText label={copyLabel} text={() => text} onCopied={onCopied} />
        </span>
      </header>
      <p lang={language}>{text}</p>
    </section>
  );
}
