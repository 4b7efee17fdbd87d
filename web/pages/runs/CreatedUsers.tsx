import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Body } from '#shared/contract/catalogue.ts';
import type { Run, RunStep } from '#shared/run.ts';
import { allRunSteps, isAtWork, runsKey } from '#web/api/run-calls.ts';
import { withWords } from '#web/messages/with-words.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import type { Person } from '#web/recovery/person.ts';
import { Button } from '#web/ui/Button.tsx';
import { KeyIcon } from '#web/ui/icons.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Notice } from '#web/ui/Notice.tsx';

const LazyBulkRecoveryDialog = lazyPart(
  async () => (await withWords(import('#web/recovery/BulkRecoveryDialog.tsx'), ['recovery'])).BulkRecoveryDialog,
);

/** Links for whom a run has created: the page issues them, as links are secrets and part of no run. */
export function CreatedUsers({ run }: { run: Run }) {
  const t = useTranslations('runs.created');
  const [isOpen, setOpen] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...runsKey, run.id, 'created', run.counts],
    queryFn: async ({ signal }) => (await allRunSteps(run.id, signal)).flatMap(personIn),
    enabled: false,
    gcTime: 0,
  });
  if (run.counts.done === 0 || isAtWork(run)) return undefined;
  return (
    <>
      {error === null ? undefined : <ActionFailure error={error} />}
      {data?.length === 0 ? (
        <Notice tone="info" announce>
          {t('nobody')}
        </Notice>
      ) : undefined}
      <p className="page-actions">
        <Button
          icon={KeyIcon}
          pending={isFetching}
          onClick={() => void refetch().then(({ data: people = [] }) => setOpen(people.length > 0))}
        >
          {t('links')}
        </Button>
      </p>
      {isOpen && data !== undefined ? (
        <LazyBulkRecoveryDialog scope={run.scope} people={data} onClose={() => setOpen(false)} />
      ) : undefined}
    </>
  );
}

function personIn({ created, body }: RunStep): readonly Person[] {
  if (created === undefined) return [];
  const { email, firstname, lastname } = body as Body<'CreateUserOrganisation'>;
  return [{ id: created, email, firstname, lastname, active: false }];
}
