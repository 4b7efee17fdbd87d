import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { explainQuery } from '#web/address/explain-address.ts';
import { paths } from '#web/address/paths.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { useExplain } from '#web/problem/use-explain.ts';
import { Button } from '#web/ui/Button.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { Progress } from '#web/ui/Progress.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { nameText } from '#web/ui/name-text.ts';
import { localText } from '#web/ui/time-text.ts';
import { HolderTable } from './HolderTable.tsx';
import { kindAsked } from './question-parts.ts';
import { useThingName } from './use-thing-name.ts';
import { useReach } from './use-reach.ts';
import { useHolderSearch, type HolderSearchState, type RunningHolderSearch } from './use-holder-search.ts';

export interface HoldersProps {
  permission: string;
  /** Empty when the question is about everything in the scope. */
  resource: string;
}

/** Who has a permission, found on demand while one looks on; how complete and how old the answer is stands beside it. */
export function Holders({ permission, resource }: HoldersProps) {
  const t = useTranslations('access.holders');
  const search = useHolderSearch(permission, resource);
  const { state, error } = search;
  const { above } = useReach(permission);
  const thing = useThingName(kindAsked({ permission }), resource);
  return (
    <section aria-labelledby="holders" className="page-section">
      <header className="section-head">
        <h2 id="holders">{t('title')}</h2>
        <SearchButtons search={search} />
        <p>{t('lead', { whole: String(resource === ''), resource: nameText(thing) })}</p>
      </header>
      {error === undefined ? undefined : <ActionFailure error={error} />}
      {state === undefined ? undefined : <SearchState state={state} />}
      {above === undefined || state === undefined || state.by === 'resources' ? undefined : (
        <p className="field-hint">
          {t('above')} <TextLink to={paths.explain(above, explainQuery({ permission }))}>{t('askAbove')}</TextLink>
        </p>
      )}
      {state === undefined ? undefined : state.holders.length > 0 ? (
        <HolderTable
          permission={permission}
          resource={resource}
          holders={state.holders}
          isWhole={state.status === 'running' ? undefined : state.status === 'complete'}
          awaitsNames={state.status === 'running' && state.by !== 'resources'}
        />
      ) : state.status === 'running' || state.sweep.asked === 0 ? undefined : (
        <p>{state.status === 'complete' ? t('nobody') : t('nobodySoFar')}</p>
      )}
    </section>
  );
}

/** Begins it, ends it, goes on with it. The first button stays the same, and keeps the focus. */
function SearchButtons({ search: { state, start, goOn, stop } }: { search: RunningHolderSearch }) {
  const t = useTranslations('access.holders');
  const first = useRef<HTMLButtonElement>(null);
  const isRunning = state?.status === 'running';
  const again = t('again', { how: 'anew' });
  return (
    <div className="page-actions">
      <Button ref={first} size="small" onClick={isRunning ? stop : (goOn ?? start)}>
        {isRunning ? t('stop') : goOn ? t('again', { how: 'on' }) : state === undefined ? t('start') : again}
      </Button>
      {isRunning || goOn === undefined ? undefined : (
        <Button
          size="small"
          onClick={() => {
            start();
            first.current?.focus();
          }}
        >
          {again}
        </Button>
      )}
    </div>
  );
}

/** One line that says how far, how complete and how old; the reasons for doubt below it. */
function SearchState({ state: { by, status, sweep, holders, isTold, since } }: { state: HolderSearchState }) {
  const t = useTranslations('access.holders');
  const { locale } = useKitText();
  const explain = useExplain();
  const { asked, total, unread, missing, isSilent } = sweep;
  const time = localText(locale, since.getTime());
  const progress = total === 0 ? t('listing') : t('progress', { by, asked, total, found: holders.length });
  const why = (error: unknown) => explain(error).title;
  const doubts = [
    ...(unread.length > 0 ? [`${t('unread', { count: unread.length })} ${why(unread.at(-1)?.error)}`] : []),
    ...(missing.length > 0 ? [`${t('missing', { by, count: missing.length })} ${why(missing[0])}`] : []),
  ];
  const end = status === 'running' ? undefined : t(status, { time, why: isSilent ? 'silent' : 'person' });
  return (
    <>
      {status === 'running' ? (
        <Progress label={progress} percent={total === 0 ? undefined : (100 * asked) / total} />
      ) : undefined}
      <output>{end !== undefined && total === 0 ? end : [progress, end].filter(Boolean).join(' · ')}</output>
      {status === 'complete' ? (
        <p className="field-hint">
          {t('by', { by })} {isTold ? t('told') : undefined}
        </p>
      ) : undefined}
      {doubts.length > 0 ? (
        <Notice tone="warning">
          {doubts.map((doubt) => (
            <p key={doubt}>{doubt}</p>
          ))}
        </Notice>
      ) : undefined}
    </>
  );
}
