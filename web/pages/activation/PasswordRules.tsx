import { useTranslations } from 'use-intl';
import type { PasswordRule } from '#shared/rules/password.ts';
import { CheckIcon } from '#web/ui/icons.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

const rules: readonly PasswordRule[] = ['shortest', 'longest', 'upperCase', 'lowerCase', 'digit', 'special'];

/** The rules for passwords, each marked once it is met; how many are is read out as it changes. */
export function PasswordRules({ unmet }: { unmet: readonly PasswordRule[] }) {
  const t = useTranslations('activation.password');
  return (
    <section className="password-rules" aria-labelledby="password-rules">
      <h2 id="password-rules">{t('rulesTitle')}</h2>
      <ul>
        {rules.map((rule) => (
          <li key={rule} data-met={!unmet.includes(rule)}>
            <span className="password-rule-mark" aria-hidden="true">
              {unmet.includes(rule) ? undefined : <CheckIcon size={14} />}
            </span>
            <span>
              <VisuallyHidden>{unmet.includes(rule) ? t('unmet') : t('met')} </VisuallyHidden>
              {t(`rules.${rule}`)}
            </span>
          </li>
        ))}
      </ul>
      <VisuallyHidden>
        <output>{t('count', { met: rules.length - unmet.length, all: rules.length })}</output>
      </VisuallyHidden>
    </section>
  );
}
