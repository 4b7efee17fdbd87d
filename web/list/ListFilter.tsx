import { useEffect, useEffectEvent, useState } from 'react';
import { FilterField } from '#web/table/TableToolbar.tsx';

const quietMs = 200;

/** The filter's text: shown at once, in the address (and so to the list) when the typing pauses. */
export function ListFilter({
  label,
  text,
  onType,
  onChange,
}: {
  label: string;
  text: string;
  /** Prepares for `onChange`; what it returns is called when something else is typed. */
  onType?: ((text: string) => (() => void) | undefined) | undefined;
  onChange: (text: string) => void;
}) {
  const [typed, setTyped] = useState(text);
  const [seen, setSeen] = useState(text);
  // What was asked of the address and is not there yet, oldest first: the router shows a new address a little later,
  // and until then the person may have typed on.
  const [asked, setAsked] = useState<readonly string[]>([]);
  if (text !== seen) {
    const answered = asked.indexOf(text);
    setSeen(text);
    setAsked(asked.slice(answered + 1));
    // The address changed by other means: Back, or a button that clears the filter.
    if (answered < 0) {
      setAsked([]);
      setTyped(text);
    }
  }
  const goal = asked.at(-1) ?? text;
  function ask(wanted: string) {
    if (wanted !== goal) setAsked((before) => [...before, wanted]);
    onChange(wanted);
  }
  const type = useEffectEvent((letters: string) => onType?.(letters));
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (typed === goal) return undefined;
    const leave = type(typed);
    const timer = setTimeout(() => askNow(typed), quietMs);
    return () => {
      clearTimeout(timer);
      leave?.();
    };
  }, [typed, goal]);

  return <FilterField label={label} value={typed} onChange={setTyped} onSubmit={ask} />;
}
