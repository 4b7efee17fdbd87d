import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { JournalEntry } from '#shared/journal.ts';
import { bodyOfInverse } from '#shared/journal-inverse.ts';
import { paths } from '#web/address/paths.ts';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { AsApiCall } from '#web/recorder/as-api-call.ts';
import { CopyButton } from '#web/ui/Copy.tsx';
import { Drawer, DrawerBody } from '#web/ui/Drawer.tsx';
import { KeyValueList } from '#web/ui/KeyValueList.tsx';
import { RawBlock } from '#web/ui/RawBlock.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { StatusPill } from '#web/ui/StatusPill.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { DateTime } from '#web/ui/Time.tsx';
import { changeTarget } from '#web/journal/change-target.ts';
import { entryQuery } from '#web/journal/journal-read.ts';
import { outcomeTones, useChangeWords } from '#web/journal/use-change-words.ts';
import { useTargetNames } from '#web/journal/use-target-names.ts';
import { NamedRights } from './NamedRights.tsx';
import { useHomes } from './use-homes.ts';
import { UndoLater } from './UndoLater.tsx';

/** All that is known of one change, under an address of its own. */
export function JournalDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('journal');
  const { data, error, refetch } = useQuery(entryQuery(id));
  return (
    <Drawer title={t('entry', { id })} width="wide" onClose={onClose}>
      <DrawerBody>
        {data === undefined ? (
          error === null ? (
            <Skeleton />
          ) : (
            <ProblemPanel error={error} titles={{ failed: t('entryMissing') }} onRetry={() => void refetch()} />
          )
        ) : (
          <Entry entry={data} />
        )}
      </DrawerBody>
    </Drawer>
  );
}

function Entry({ entry }: { entry: JournalEntry }) {
  const t = useTranslations('journal');
  const { whatOf, targetOf, whoOf } = useChangeWords(useTargetNames([[entry]], useHomes()));
  const { region, outcome, status, inverse, work, run } = entry;
  const { scope, to } = changeTarget(entry);
  const target = targetOf(entry);
  return (
    <div className="journal-entry">
      <p className="journal-what">
        <strong>{whatOf(entry)}</strong>{' '}
        <StatusPill tone={outcomeTones[outcome]}>{t('outcome', { outcome })}</StatusPill>
      </p>
      <p className="quiet">{t('meaning', { outcome })}</p>
      <KeyValueList
        items={[
          { label: t('columns.at'), value: <DateTime at={entry.at} show="both" /> },
          { label: t('columns.who'), value: whoOf(entry) },
          { label: t('facts.account'), value: <Code text={entry.by.clientId} label={t('facts.copy')} /> },
          { label: t('columns.target'), value: to === undefined ? target : <TextLink to={to}>{target}</TextLink> },
          { label: t('columns.region'), value: region },
          { label: t('facts.operation'), value: <Code text={entry.operation} label={t('facts.copy')} /> },
          { label: t('facts.request'), value: <Code text={entry.requestId} label={t('facts.copy')} /> },
          { label: t('facts.status'), value: status === undefined ? undefined : String(status) },
          ...(work === undefined
            ? []
            : [
                {
                  label: t('facts.work'),
                  value: <TextLink to={paths.operation(scope, work)}>{t('facts.show')}</TextLink>,
                },
              ]),
          ...(run === undefined
            ? []
            : [{ label: t('facts.run'), value: <TextLink to={paths.run(scope, run.id)}>{t('facts.show')}</TextLink> }]),
        ]}
      />
      <h3>{t('facts.where')}</h3>
      <RawBlock label={t('facts.where')} text={JSON.stringify(entry.path, null, 2)} copyLabel={t('facts.copy')} />
      <Change entry={entry} />
      <h3>{t('inverse.title')}</h3>
      {inverse === undefined ? (
        <p>{t('inverse.none', { why: whyNone(entry) })}</p>
      ) : (
        <>
          <p>{t('inverse.is', { what: whatOf(inverse) })}</p>
          <UndoLater entry={entry} inverse={inverse} />
          <AsApiCall
            call={{
              region,
              operation: inverse.operation,
              args: { path: inverse.path, body: bodyOfInverse(inverse) },
            }}
          />
        </>
      )}
    </div>
  );
}

/** What was done of what was asked for: all of it, unless some was so before, or it is not known that any was. */
function Change({ entry }: { entry: JournalEntry }) {
  const t = useTranslations('journal.facts');
  const { outcome, delta, changed = delta } = entry;
  if (delta === undefined) return undefined;
  const { scope } = changeTarget(entry);
  const done = outcome === 'done' && changed ? changed : undefined;
  const rights = done ?? delta;
  const known = done === undefined ? 'no' : 'yes';
  const isEverything = JSON.stringify(rights) === JSON.stringify(delta);
  return (
    <>
      <h3>{t('delta', { known })}</h3>
      <NamedRights title={t('given', { known })} rights={rights.add ?? {}} scope={scope} />
      <NamedRights title={t('taken', { known })} rights={rights.delete ?? {}} scope={scope} />
      {isEverything ? undefined : <p>{t('same', { all: String(isNothing(rights)) })}</p>}
      <RawBlock label={t('asked')} text={JSON.stringify(delta, null, 2)} copyLabel={t('copy')} />
    </>
  );
}

const isNothing = (change: object) => Object.keys(change).length === 0;

/** Why nothing takes an entry back. */
function whyNone({ outcome, changed }: JournalEntry): string {
  if (outcome !== 'done' || changed === undefined) return outcome;
  if (changed === null) return 'unread';
  return isNothing(changed) ? 'same' : outcome;
}

function Code({ text, label }: { text: string; label: string }) {
  return (
    <span className="journal-code">
      <code translate="no">{text}</code>
      <CopyButton value={text} label={label} />
    </span>
  );
}
