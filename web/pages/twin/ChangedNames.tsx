import { nameText } from '#web/ui/name-text.ts';

/** Names that stand below each other in a cell, with a sign that the header says in words. */
export function ChangedNames({ sign, names }: { sign: '+' | '−'; names: readonly string[] }) {
  if (names.length === 0) return undefined;
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <span aria-hidden="true">{sign} </span>
          {nameText(name)}
        </li>
      ))}
    </ul>
  );
}
