import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Scope } from '#web/api/scope.ts';
import { useKnownRegions } from '#web/session/regions-store.ts';
import { useSignedInRegion } from '#web/session/use-session.ts';
import { ChevronDownIcon } from '#web/ui/icons.tsx';
import { lazyPart, onIntent } from '#web/ui/lazy-part.ts';
import { ZoneMark } from '#web/ui/ZoneMark.tsx';
import { recentScopes } from './recent-scopes.ts';
import { useScopeNames } from './scope-names.ts';

const ScopeSwitcher = lazyPart(async () => (await import('./ScopeSwitcher.tsx')).ScopeSwitcher);

/** Region, zone, organisation and space, and the way to change them. */
export function ScopeBar({ scope }: { scope: Scope }) {
  const t = useTranslations('core');
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const signedIn = useSignedInRegion(scope.region);
  const known = useKnownRegions().find(({ name }) => name === scope.region);
  const zone = (signedIn ?? known)?.zone;
  const { organisation, organisationId, space } = useScopeNames(scope);
  const name = scope.kind === 'space' ? space : organisation;

  const { region, kind, id } = scope;
  useEffect(() => {
    if (name !== undefined) recentScopes.remember({ region, kind, id, name });
  }, [region, kind, id, name]);

  return (
    <>
      <button
        ref={trigger}
        type="button"
        className="scope"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        {...onIntent(ScopeSwitcher)}
      >
        <span className="visually-hidden">{t('shell.switchScope')}: </span>
        <span className="scope-region">{scope.region}</span>
        {zone ? <ZoneMark zone={zone} title={t(`zone.${zone}`)} /> : undefined}
        <span className="scope-organisation">{organisation}</span>
        {space === undefined ? undefined : <span className="scope-space">{space}</span>}
        <ChevronDownIcon size={14} />
      </button>
      {open ? (
        <ScopeSwitcher
          scope={scope}
          organisationId={organisationId}
          organisation={organisation}
          trigger={trigger}
          onClose={() => setOpen(false)}
        />
      ) : undefined}
    </>
  );
}
