import { useTranslations } from 'use-intl';
import { messageStore } from '#web/messages/message-store.ts';
import { useStore } from '#web/ui/store.ts';
import { ExternalLink } from '#web/ui/ExternalLink.tsx';
import { fixedTheme } from '#web/ui/fixed-theme.ts';

interface OwnCredentialsProps {
  region: string;
  /** The region's own page for them; undefined where none is known. */
  settings: string | undefined;
}

/** Where a person changes password and second factor: not here, as the console never sees them. */
export function OwnCredentials({ region, settings }: OwnCredentialsProps) {
  const t = useTranslations('ownAccount');
  const { language } = useStore(messageStore);
  const looks = new URLSearchParams({ ui_locales: language });
  const theme = fixedTheme();
  if (theme !== undefined) looks.set('theme', theme);
  return (
    <section className="page-section" aria-labelledby="credentials">
      <h2 id="credentials">{t('credentials')}</h2>
      <p>{settings === undefined ? t('credentialsElsewhere', { region }) : t('credentialsText', { region })}</p>
      {settings === undefined ? undefined : (
        <p className="page-actions">
          <ExternalLink href={`${settings}?${looks.toString()}`}>{t('credentialsOpen', { region })}</ExternalLink>
        </p>
      )}
    </section>
  );
}
