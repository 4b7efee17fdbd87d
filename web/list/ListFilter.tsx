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
  const [followed, setFollowed] = useState(text);
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  });

  // The address changed by other means: Back, or a button that clears the filter.
  if (text !== followed) {
    setFollowed(text);
    setTyped(text);
  }
  useEffect(() => {
    if (typed === followed) return undefined;
    const timer = setTimeout(() => {
      setFollowed(typed);
      change.current(typed);
    }, quietMs);
    return () => clearTimeout(timer);
  }, [typed, followed]);

  return <FilterField label={label} value={typed} onChange={setTyped} onSubmit={onChange} />;
}
