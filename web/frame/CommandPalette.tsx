import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { isUuid } from '#shared/contract/path.ts';
import { leaveBy } from '#web/form/unsaved-guard.ts';
import { folded } from '#web/directory/folded.ts';
import { below } from '#web/address/paths.ts';
import { useSession } from '#web/session/use-session.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import type { Option } from '#web/ui/option.ts';
import { PickList } from '#web/ui/PickList.tsx';
import { inOtherScope, navigationIn } from './navigation.ts';
import { recentScopes } from '#web/scope/recent-scopes.ts';
import { useIdSearch } from './use-id-search.ts';
import { useKnownScope } from '#web/scope/use-scope.ts';

/** Goes to a page by its name, and to anything by its id. Works from the scope at hand, or else the last one. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const t = useTranslations('core.shell');
  const finder = useTranslations('soon.finder');
  const word = useTranslations('core.navigation');
  const called = useTranslations('core.titles');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { regions } = useSession();
  const [text, setText] = useState('');
  const scope = useKnownScope() ?? recentScopes.read()[0];
  const organisationId =
    scope?.kind === 'organisation' ? scope.id : regions.find(({ name }) => name === scope?.region)?.organisationId;
  const { found, searching } = useIdSearch(scope, organisationId, text);

  const pages: Option[] = scope
    ? navigationIn(scope).flatMap((group) =>
        group.pages.map(({ path }) => ({ id: below(scope, path), label: called(path), detail: word(group.label) })),
      )
    : [];
  const recent: Option[] = recentScopes.read().map(({ name, ...other }) => ({
    id: inOtherScope(pathname, other),
    label: name,
    detail: `${t(other.kind)} · ${other.region}`,
  }));
  const byId = isUuid(text.trim());
  const byName = [...pages, ...recent].filter(({ label }) => folded(label).includes(folded(text.trim())));
  const unique = byName.filter(({ id }, index) => byName.findIndex((other) => other.id === id) === index);
  const options: Option[] = byId
    ? found.map(({ kind, name, to }) => ({ id: to, label: name, detail: t(kind) }))
    : unique;

  return (
    <Dialog
      title={t('palette')}
      dismissable
      onClose={onClose}
      footer={
        <p className="palette-note">{byId && !searching && found.length === 0 ? finder('unknown') : finder('scope')}</p>
      }
    >
      <PickList
        label={finder('hint')}
        inputValue={text}
        onInputChange={setText}
        options={options}
        loading={searching}
        onPick={(address) => {
          onClose();
          leaveBy(() => void navigate(address));
        }}
      />
    </Dialog>
  );
}
