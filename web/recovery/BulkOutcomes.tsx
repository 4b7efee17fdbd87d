import { useTranslations } from 'use-intl';
import { useExplain } from '#web/problem/use-explain.ts';
import { CopyButton } from '#web/ui/Copy.tsx';
import { StatusPill, type Tone } from '#web/ui/StatusPill.tsx';
import { nameText } from '#web/ui/name-text.ts';
import type { Outcome, Outcomes } from './bulk-issue.ts';
import './bulk-outcomes.css';
import { personName, type Person } from './person.ts';

export interface BulkOutcomesProps {
  people: readonly Person[];
  outcomes: Outcomes;
}

const looks = {
  waiting: { tone: 'waiting', word: 'waiting' },
  running: { tone: 'busy', word: 'running' },
  issued: { tone: 'good', word: 'done' },
  failed: { tone: 'bad', word: 'refused' },
} as const satisfies Record<Outcome['state'], { tone: Tone; word: string }>;

/** What became of each user's link, with link and code to copy apart, or why there is none. */
export function BulkOutcomes({ people, outcomes }: BulkOutcomesProps) {
  const t = useTranslations('recovery.bulk');
  return (
    <ul className="bulk-outcomes" aria-label={t('caption')}>
      {people.map((person) => (
        <li key={person.id}>
          <BulkOutcome person={person} outcome={outcomes.get(person.id) ?? { state: 'waiting' }} />
        </li>
      ))}
    </ul>
  );
}

function BulkOutcome({ person, outcome }: { person: Person; outcome: Outcome }) {
  const t = useTranslations('recovery.bulk');
  const issue = useTranslations('recovery.issue');
  const explain = useExplain();
  const name = personName(person);
  const { tone, word } = looks[outcome.state];
  return (
    <>
      <span className="bulk-person">
        <strong>{nameText(name)}</strong> <span>{person.email}</span>
      </span>
      <StatusPill tone={tone}>{t(word)}</StatusPill>
      {outcome.state === 'failed' ? <p className="field-error">{explain(outcome.error).title}</p> : undefined}
      {outcome.state === 'issued' ? (
        <span className="bulk-copies">
          {issue('link')}
          <CopyButton value={outcome.issued.link} label={t('copyLinkFor', { name })} />
          {outcome.issued.code === undefined ? undefined : (
            <>
              {issue('code')}
              <CopyButton value={outcome.issued.code} label={t('copyCodeFor', { name })} />
            </>
          )}
        </span>
      ) : undefined}
    </>
  );
}
