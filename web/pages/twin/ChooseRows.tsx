import { useTranslations } from 'use-intl';
import { FirstOfMany } from '#web/access/FirstOfMany.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { nameText } from '#web/ui/name-text.ts';

export interface ChooseRowsProps<Row> {
  title: string;
  rows: readonly Row[];
  /** Keys of those that are left out. */
  without: ReadonlySet<string>;
  onChange: (without: ReadonlySet<string>) => void;
  hintOf: (row: Row) => string;
}

/** Rows that are shown at once; the others are meant, or not, all the same. */
const rowsAtOnce = 200;

/** Which of them are meant: all, unless one leaves some out. */
export function ChooseRows<Row extends { readonly key: string; readonly name: string }>(props: ChooseRowsProps<Row>) {
  const { title, rows, without, onChange, hintOf } = props;
  const t = useTranslations('twin.make');
  if (rows.length === 0) return undefined;
  const isNone = rows.every(({ key }) => without.has(key));
  return (
    <fieldset className="form-section">
      <legend>{title}</legend>
      <div>
        <Button
          size="small"
          variant="quiet"
          onClick={() => onChange(new Set(isNone ? [] : rows.map(({ key }) => key)))}
        >
          {t(isNone ? 'all' : 'none')}
        </Button>
      </div>
      <FirstOfMany items={rows} atOnce={rowsAtOnce}>
        {(shown) =>
          shown.map((row) => (
            <Checkbox
              key={row.key}
              label={nameText(row.name)}
              hint={hintOf(row)}
              checked={!without.has(row.key)}
              onChange={({ currentTarget: { checked } }) => {
                const next = new Set(without);
                if (checked) next.delete(row.key);
                else next.add(row.key);
                onChange(next);
              }}
            />
          ))
        }
      </FirstOfMany>
    </fieldset>
  );
}
