import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { noGrants, sizeOf, type PolicyDelta } from '#shared/rules/policy-delta.ts';
import { EffectFooter } from '#web/access/EffectGate.tsx';
import { tellingName } from '#web/access/telling-name.ts';
import { SubjectDialog } from '#web/access/SubjectDialog.tsx';
import type { NamedSubject } from '#web/access/subject-list.ts';
import type { Applied } from '#web/access/effect-reading.ts';
import { placeFrom, usePlaces } from '#web/access/use-places.ts';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { usePlaceNames } from '#web/scope/use-place-names.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { RegionSelect } from '#web/session/RegionSelect.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Combobox } from '#web/ui/Combobox.tsx';
import { Drawer, DrawerBody } from '#web/ui/Drawer.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { nameText } from '#web/ui/name-text.ts';
import { EffectOnMany, useEffectOnMany } from './EffectOnMany.tsx';
import { sameAccessRun } from './same-access.ts';
import { useBeginRun } from './use-begin-run.ts';
import { useGrantOfMany } from './use-grant-of-many.ts';
import { useSourceAccess } from './use-source-access.ts';

export interface SameAccessDrawerProps {
  /** At least one, all of a kind, and of the scope at hand. */
  subjects: readonly NamedSubject[];
  onClose: () => void;
}

/** Chooses whose access others are given, at this place or another one, and shows what that does before it becomes a run. */
export function SameAccessDrawer({ subjects, onClose }: SameAccessDrawerProps) {
  const t = useTranslations('runs.same');
  const many = useTranslations('runs.many');
  const scope = useScope();
  const nameOf = usePlaceNames(scope, []);
  const [region, setRegion] = useState(scope.region);
  const [place, setPlace] = useState<string | null>(`${scope.kind}:${scope.id}`);
  const [text, setText] = useState(nameOf(scope));
  const places = usePlaces(region, text);
  const [source, setSource] = useState<NamedSubject>();
  const [isPicking, setPicking] = useState(false);
  const [wantsAcls, setWantsAcls] = useState(false);
  const from = placeFrom(region, place ?? '');
  const isHere = from?.region === scope.region && from.id === scope.id;
  const access = useSourceAccess(scope, from ?? scope, from && source, wantsAcls && isHere);
  const { matched, acls = [] } = access;
  const isRead = matched !== undefined && access.acls !== undefined;
  const key = isRead && JSON.stringify([matched.grants, source?.id]);
  const delta = useMemo(
    (): PolicyDelta | undefined => (isRead ? { add: matched.grants, remove: noGrants } : undefined),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `key` stands for what was read
    [key],
  );
  const others = subjects.filter(({ id }) => !isHere || id !== source?.id);
  const effect = useGrantOfMany(isRead ? `same ${key}` : undefined, others, delta);
  const { affected = [], same = [] } = effect.value ?? {};
  const { mutateAsync, error } = useBeginRun();
  const type = subjects[0]?.type ?? 'users';
  const count = acls.length > 0 ? affected.length + same.length : affected.length;

  function forget() {
    setSource(undefined);
    setWantsAcls(false);
  }

  async function begin(): Promise<Applied> {
    if (matched === undefined || source === undefined) return 'failed';
    const chosen = affected.map(({ subject }) => subject);
    const run = sameAccessRun(scope, {
      about: source.name,
      grants: matched.grants,
      affected: chosen,
      acls,
      everybody: [...chosen, ...same],
    });
    return mutateAsync(run).then(
      () => 'done' as const,
      () => 'failed' as const,
    );
  }

  return (
    <Drawer title={t('title', { type, count: subjects.length })} width="wide" onClose={onClose}>
      <DrawerBody>
        <div className="form">
          <p className="form-lead">{t('lead')}</p>
          <RegionSelect
            label={t('region')}
            value={region}
            onChange={(other) => {
              setRegion(other);
              setPlace(null);
              setText('');
              forget();
            }}
          />
          <Combobox
            label={t('place')}
            hint={places.failed ? t('placesFailed', { region }) : t('placeHint')}
            inputValue={text}
            onInputChange={setText}
            selectedId={place}
            onSelect={(id) => {
              setPlace(id);
              if (id !== place) forget();
            }}
            options={places.options}
            loading={places.loading}
            onLoadMore={places.onLoadMore}
          />
          <span className="subject-choice">
            <Button disabledReason={from === undefined ? t('placeFirst') : undefined} onClick={() => setPicking(true)}>
              {source === undefined ? t('choose') : t('chosen', { name: tellingName(source) })}
            </Button>
          </span>
          {source === undefined ? undefined : (
            <>
              {isHere ? (
                <Checkbox
                  label={t('acls')}
                  checked={wantsAcls}
                  onChange={({ currentTarget: { checked } }) => setWantsAcls(checked)}
                />
              ) : (
                <p className="field-hint">{t('aclsElsewhere')}</p>
              )}
              {access.error !== null ? (
                <ProblemPanel error={access.error} region={region} onRetry={access.retry} />
              ) : !isRead ? (
                <PageSkeleton />
              ) : (
                <>
                  {matched.missing.length === 0 ? undefined : (
                    <Notice tone="warning" title={t('missing', { count: matched.missing.length })} announce>
                      <ul className="effects">
                        {matched.missing.map((name) => (
                          <li key={name}>{nameText(name)}</li>
                        ))}
                      </ul>
                    </Notice>
                  )}
                  {access.isNothing ? <p>{t('holdsNothing', { name: source.name })}</p> : undefined}
                  {acls.length > 0 ? <p>{t('aclCount', { count: acls.length })}</p> : undefined}
                  {sizeOf(matched.grants) === 0 ? undefined : (
                    <EffectOnMany
                      title={t('effectOf', { name: source.name })}
                      kind="grant"
                      type={type}
                      effect={effect}
                    />
                  )}
                </>
              )}
            </>
          )}
        </div>
      </DrawerBody>
      <EffectFooter
        {...useEffectOnMany(effect, others)}
        progress={error === null ? undefined : <ActionFailure error={error} />}
        label={many('begin', { type, count })}
        reason={
          source === undefined
            ? t('chooseFirst')
            : !isRead
              ? t('wait')
              : access.isNothing || (effect.state !== 'reading' && count === 0)
                ? many('nothing')
                : undefined
        }
        onApply={begin}
        onCancel={onClose}
      />
      {isPicking && from !== undefined ? (
        <SubjectDialog
          scope={from}
          onPick={(picked) => {
            setSource(picked);
            setPicking(false);
          }}
          onClose={() => setPicking(false)}
        />
      ) : undefined}
    </Drawer>
  );
}
