import { useTranslations } from 'use-intl';
import { journalOutcomes, type JournalFilter } from '#shared/journal.ts';
import { ListFilter } from '#web/list/ListFilter.tsx';
import { useSession } from '#web/session/use-session.ts';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { changedThings } from '#web/journal/journal-address.ts';

export interface JournalFiltersProps {
  filter: JournalFilter;
  onChange: (change: Partial<JournalFilter>) => void;
}

/** What narrows the journal. */
export function JournalFilters({ filter, onChange }: JournalFiltersProps) {
  const t = useTranslations('journal');
  const { regions } = useSession();
  const any = { value: '', label: t('filter.any') };
  return (
    <div className="toolbar journal-filters">
      <ListFilter label={t('filter.who')} text={filter.who ?? ''} onChange={(who) => onChange({ who })} />
      <ListFilter label={t('filter.target')} text={filter.target ?? ''} onChange={(target) => onChange({ target })} />
      <Select
        label={t('columns.what')}
        value={filter.what ?? ''}
        options={[any, ...changedThings.map((thing) => ({ value: thing, label: t('thing', { thing }) }))]}
        onChange={({ currentTarget }) => onChange({ what: changedThings.find((one) => one === currentTarget.value) })}
      />
      <Select
        label={t('columns.outcome')}
        value={filter.outcome ?? ''}
        options={[any, ...journalOutcomes.map((outcome) => ({ value: outcome, label: t('outcome', { outcome }) }))]}
        onChange={({ currentTarget }) =>
          onChange({ outcome: journalOutcomes.find((one) => one === currentTarget.value) })
        }
      />
      {regions.length > 1 ? (
        <Select
          label={t('columns.region')}
          value={filter.region ?? ''}
          options={[any, ...regions.map(({ name }) => ({ value: name, label: name }))]}
          onChange={({ currentTarget }) => onChange({ region: currentTarget.value })}
        />
      ) : undefined}
      <span className="journal-days">
        <TextField
          type="date"
          label={t('filter.from')}
          value={filter.from ?? ''}
          max={filter.to}
          onChange={({ currentTarget }) => onChange({ from: currentTarget.value })}
        />
        <TextField
          type="date"
          label={t('filter.to')}
          value={filter.to ?? ''}
          min={filter.from}
          onChange={({ currentTarget }) => onChange({ to: currentTarget.value })}
        />
      </span>
    </div>
  );
}
