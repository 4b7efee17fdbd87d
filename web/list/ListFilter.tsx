import { useEffect, useRef, useState } from 'react';
import { FilterField } from '#web/table/TableToolbar.tsx';

const quietMs = 200;

/** The filter's text: shown at once, in the address (and so to the list) when the typing pauses. */
export function ListFilter({
  label,
  text,
  onChange,
}: {
  label: string;
  text: string;
  onChange: (text: string) => void;
}) {
  const [typed, setTyped] = useState(text);
  const [seen, setSeen] = useState(text);
  // What was asked of the address and is not there yet, oldest first: the router shows a new address a little later,
  // and until then the person may have typed on.
  const [asked, setAsked] = useState<readonly string[]>([]);
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  });

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
  useEffect(() => {
    if (typed === goal) return undefined;
    const timer = setTimeout(() => {
      setAsked((before) => [...before, typed]);
      change.current(typed);
    }, quietMs);
    return () => clearTimeout(timer);
  }, [typed, goal]);

  return <FilterField label={label} value={typed} onChange={setTyped} onSubmit={onChange} />;
}
