import { useTranslations } from 'use-intl';
import type { LinkState } from '#shared/recovery-ledger.ts';
import { linkStates } from './ledger-rows.ts';

export interface LedgerFiltersProps {
  states: readonly LinkState[];
  onChange: (states: readonly LinkState[]) => void;
}

/** Narrows the ledger to links in some states. */
export function LedgerFilters({ states, onChange }: LedgerFiltersProps) {
  const t = useTranslations('recovery.ledger');
  return (
    <fieldset className="toggles">
      <legend className="visually-hidden">{t('stateFilter')}</legend>
      {linkStates.map((state) => (
        <label key={state} className="toggle">
          <input
            type="checkbox"
            checked={states.includes(state)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...states, state] : states.filter((other) => other !== state))
            }
          />
          {t('state', { state })}
        </label>
      ))}
    </fieldset>
  );
}
