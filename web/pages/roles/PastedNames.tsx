import { useTranslations } from 'use-intl';
import { namesAsText } from './name-list.ts';
import { Button } from '#web/ui/Button.tsx';
import { CopyButton } from '#web/ui/Copy.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { useTextFile } from '#web/ui/use-text-file.tsx';
import { nameText } from '#web/ui/name-text.ts';

/** More than any list of permission names; larger files are something else. */
const largestFile = 1_000_000;

export interface PastedNamesProps {
  text: string;
  onText: (text: string) => void;
  /** What became of the names; undefined while there are none. */
  outcome: { readonly fresh: number; readonly held: number; readonly unknown: readonly string[] } | undefined;
  disabled: boolean;
}

/** Names from the clipboard or a file; says which of them nobody knows here. */
export function PastedNames({ text, onText, outcome, disabled }: PastedNamesProps) {
  const t = useTranslations('role.adding');
  const { choose, failed, input } = useTextFile({ largest: largestFile, accept: '.txt,.csv,.json,text/*', onText });

  return (
    <div className="form-field">
      <TextArea
        label={t('paste')}
        hint={t('pasteHint')}
        monospace
        autoComplete="off"
        spellCheck={false}
        disabled={disabled}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <div>
        {disabled ? undefined : (
          <Button size="small" onClick={choose}>
            {t('load')}
          </Button>
        )}
        {input}
      </div>
      {failed ? (
        <Notice tone="error" announce>
          {t('loadFailed')}
        </Notice>
      ) : undefined}
      {outcome === undefined ? undefined : (
        <output>
          {t('known', { count: outcome.fresh })}
          {outcome.held > 0 ? ` · ${t('held', { count: outcome.held })}` : undefined}
        </output>
      )}
      {outcome && outcome.unknown.length > 0 ? (
        <Notice tone="warning" announce title={t('unknown', { count: outcome.unknown.length })}>
          <UnknownNames names={outcome.unknown} copyLabel={t('copyUnknown')} />
        </Notice>
      ) : undefined}
    </div>
  );
}

/** Names as untrusted text, in a box that scrolls, and a way to take them along. */
export function UnknownNames({ names, copyLabel }: { names: readonly string[]; copyLabel: string }) {
  return (
    <div className="name-box">
      <ul>
        {names.map((name) => (
          <li key={name}>
            <code>{nameText(name)}</code>
          </li>
        ))}
      </ul>
      <CopyButton value={namesAsText(names)} label={copyLabel} />
    </div>
  );
}
