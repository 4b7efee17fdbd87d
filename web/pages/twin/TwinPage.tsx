import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { placeIn, placeText } from '#web/address/twin-address.ts';
import type { Scope } from '#web/api/scope.ts';
import { PageHead } from '#web/page/PageHead.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { useSignedInRegion } from '#web/session/use-session.ts';
import { TwinChoice } from './TwinChoice.tsx';
import { TwinParts } from './TwinParts.tsx';

/** Two places side by side: that of the address, and the one in `?with=`. `&all` shows what is equal, too. */
export function TwinPage() {
  const t = useTranslations('twin');
  const here = useScope();
  const [search, setSearch] = useSearchParams();
  const there = placeIn(search.get('with'));
  const signedIn = useSignedInRegion(there?.region ?? here.region);
  const isOther = there !== undefined && placeText(there) !== placeText(here);

  function set(name: 'with' | 'all', value: string | undefined) {
    const next = new URLSearchParams(search);
    if (value === undefined) next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true });
  }
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <TwinChoice here={here} there={there} onChoose={(place: Scope) => set('with', placeText(place))} />
      {there !== undefined && signedIn === undefined ? (
        <p>{t('notSignedIn', { region: there.region })}</p>
      ) : isOther ? (
        <TwinParts
          // Another place is another reading.
          key={`${placeText(here)} ${placeText(there)}`}
          here={here}
          there={there}
          showsAll={search.has('all')}
          onShowAll={(all) => set('all', all ? '' : undefined)}
        />
      ) : (
        <p>{t(there === undefined ? 'pick' : 'samePlace')}</p>
      )}
    </>
  );
}
