import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { regionIn } from '#web/address/paths.ts';
import type { Scope } from '#web/api/scope.ts';
import { useKnownRegions } from '#web/session/regions-store.ts';
import { useSession, useSignedInRegion } from '#web/session/use-session.ts';
import { ChevronDownIcon } from '#web/ui/icons.tsx';
import { withWords } from '#web/messages/with-words.ts';
import { lazyPart, onIntent } from '#web/ui/lazy-part.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { ZoneMark } from '#web/ui/ZoneMark.tsx';
import { recentScopes } from '#web/scope/recent-scopes.ts';
import { useScopeNames } from '#web/scope/scope-names.ts';

const ScopeSwitcher = lazyPart(async () => (await withWords(import('./ScopeSwitcher.tsx'), ['soon'])).ScopeSwitcher);

/** Where one is, and the way to be elsewhere. */
export function ScopeBar({ scope }: { scope: Scope | undefined }) {
  const t = useTranslations('core.shell');
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
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
        <span className="visually-hidden">{t('switchScope')}: </span>
        {scope === undefined ? <AllRegions /> : <Here scope={scope} />}
        <ChevronDownIcon size={14} />
      </button>
      {open ? <ScopeSwitcher scope={scope} trigger={trigger} onClose={() => setOpen(false)} /> : undefined}
    </>
  );
}

const zones = ['STD', 'SNC'] as const;

/** Every region signed in to, by its zone; at the address of one that alone. */
function AllRegions() {
  const t = useTranslations('core');
  const { regions } = useSession();
  const only = useSignedInRegion(regionIn(useLocation().pathname));
  return (
    <>
      <span>{only?.name ?? t('shell.allRegions')}</span>
      {zones
        .filter((one) => (only ? only.zone === one : regions.some(({ zone }) => zone === one)))
        .map((zone) => (
          <ZoneMark key={zone} zone={zone} title={t(`zone.${zone}`)} />
        ))}
    </>
  );
}

/** Region, zone, organisation and space. */
function Here({ scope }: { scope: Scope }) {
  const t = useTranslations('core.zone');
  const signedIn = useSignedInRegion(scope.region);
  const known = useKnownRegions().find(({ name }) => name === scope.region);
  const zone = (signedIn ?? known)?.zone;
  const { organisation, space, confirmed } = useScopeNames(scope);

  const { region, kind, id } = scope;
  useEffect(() => {
    if (confirmed !== undefined) recentScopes.remember({ region, kind, id, name: confirmed });
  }, [region, kind, id, confirmed]);

  return (
    <>
      <span className="scope-region">{scope.region}</span>
      {zone ? <ZoneMark zone={zone} title={t(zone)} /> : undefined}
      {organisation && <span className="scope-organisation">{organisation.name ?? <Skeleton />}</span>}
      {space && <span className="scope-space">{space.name ?? <Skeleton />}</span>}
    </>
  );
}
