import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { allFor } from '#web/api/all-pages.ts';
import type { Scope } from '#web/api/scope.ts';
import { folded } from '#web/directory/folded.ts';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { useOrganisationId } from '#web/scope/scope-names.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { useSpaceWalk } from '#web/scope/use-space-walk.ts';
import { RegionSelect } from '#web/session/RegionSelect.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Drawer, DrawerBody, DrawerFooter } from '#web/ui/Drawer.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { PickList } from '#web/ui/PickList.tsx';
import { shortId } from '#web/ui/short-id.ts';
import { nameText } from '#web/ui/name-text.ts';

export interface AddClustersProps {
  /** Clusters that are chosen already. */
  known: readonly string[];
  onAdd: (scope: Scope, ids: readonly string[]) => void;
  onClose: () => void;
}

interface ChosenSpace {
  readonly scope: Scope;
  readonly name: string;
}

/** Chooses clusters of any space of a region one is signed in to; each list is read when its space is chosen. */
export function AddClusters({ known, onAdd, onClose }: AddClustersProps) {
  const t = useTranslations('wave.adding');
  const { cancel } = useKitText();
  const here = useScope();
  const [region, setRegion] = useState(here.region);
  const [space, setSpace] = useState<ChosenSpace>();
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  return (
    <Drawer title={t('title')} onClose={onClose}>
      <DrawerBody>
        <div className="form">
          <RegionSelect
            label={t('region')}
            value={region}
            onChange={(other) => {
              setRegion(other);
              setSpace(undefined);
              setPicked(new Set());
            }}
          />
          {space === undefined ? (
            <SpaceList key={region} region={region} onPick={setSpace} />
          ) : (
            <>
              <p>
                <strong>{nameText(space.name ?? '')}</strong>{' '}
                <Button
                  size="small"
                  onClick={() => {
                    setSpace(undefined);
                    setPicked(new Set());
                  }}
                >
                  {t('otherSpace')}
                </Button>
              </p>
              <ClusterList scope={space.scope} known={known} picked={picked} onPick={setPicked} />
            </>
          )}
        </div>
      </DrawerBody>
      <DrawerFooter>
        <Button onClick={onClose}>{cancel}</Button>
        <Button
          variant="primary"
          disabledReason={space === undefined || picked.size === 0 ? t('nothing') : undefined}
          onClick={() => {
            if (space !== undefined) onAdd(space.scope, [...picked]);
            onClose();
          }}
        >
          {t('add', { count: picked.size })}
        </Button>
      </DrawerFooter>
    </Drawer>
  );
}

function SpaceList({ region, onPick }: { region: string; onPick: (space: ChosenSpace) => void }) {
  const t = useTranslations('wave.adding');
  const [text, setText] = useState('');
  const organisationId = useOrganisationId(region);
  const {
    spaces = [],
    error,
    hasNextPage,
    isFetching,
    isError,
    fetchNextPage,
    refetch,
  } = useSpaceWalk({
    region,
    organisationId,
  });
  // What is looked for may be on any page.
  const isSearching = text.trim() !== '' && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (isSearching) void fetchNextPage();
  }, [isSearching, fetchNextPage]);
  if (error !== null && spaces.length === 0)
    return <ProblemPanel error={error} region={region} onRetry={() => void refetch()} />;
  const fits = spaces.filter(({ id, name = '' }) => folded(`${name} ${id}`).includes(folded(text.trim())));
  return (
    <PickList
      label={t('find')}
      inputValue={text}
      onInputChange={setText}
      options={fits.map(({ id, name, description }) => ({ id, label: name ?? shortId(id), detail: description }))}
      loading={isFetching}
      onLoadMore={hasNextPage && !isFetching ? () => void fetchNextPage() : undefined}
      onPick={(id) => onPick({ scope: { region, kind: 'space', id }, name: nameOf(spaces, id) })}
    />
  );
}

const nameOf = (spaces: readonly { readonly id: string; readonly name?: string | undefined }[], id: string) =>
  spaces.find((one) => one.id === id)?.name ?? shortId(id);

interface ClusterListProps {
  scope: Scope;
  known: readonly string[];
  picked: ReadonlySet<string>;
  onPick: (picked: ReadonlySet<string>) => void;
}

function ClusterList({ scope: { region, id }, known, picked, onPick }: ClusterListProps) {
  const t = useTranslations('wave.adding');
  const { data, error, refetch } = useQuery(allFor(region, 'ListClusters', { path: { spaceId: id } }));
  if (data === undefined)
    return error === null ? (
      <PageSkeleton />
    ) : (
      <ProblemPanel error={error} region={region} onRetry={() => void refetch()} />
    );
  const others = data.filter((cluster) => !known.includes(cluster.id));
  if (others.length === 0) return <p>{t(data.length === 0 ? 'empty' : 'allKnown')}</p>;
  const toggled = (clusterId: string, isPicked: boolean) =>
    new Set(isPicked ? [...picked, clusterId] : [...picked].filter((one) => one !== clusterId));
  return (
    <fieldset className="radios">
      <legend className="field-label">{t('clusters')}</legend>
      <Checkbox
        label={t('all', { count: others.length })}
        checked={others.every((cluster) => picked.has(cluster.id))}
        onChange={({ currentTarget: { checked } }) =>
          onPick(new Set(checked ? others.map((cluster) => cluster.id) : []))
        }
      />
      {others.map(({ id: clusterId, name, version }) => (
        <Checkbox
          key={clusterId}
          label={name}
          hint={version}
          checked={picked.has(clusterId)}
          onChange={({ currentTarget: { checked } }) => onPick(toggled(clusterId, checked))}
        />
      ))}
    </fieldset>
  );
}
