/** Text as TypeScript has it, whatever it holds. */

const lineEnds = /[\u2028\u2029]/g;
const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A literal in single quotes. */
export function quoted(text: string): string {
  const inner = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`);
  return `'${inner.replaceAll(lineEnds, escaped)}'`;
}

/** What stands between the backticks of a template. */
export function inTemplate(text: string): string {
  return text.replaceAll(/[`\\$]/g, String.raw`\$&`);
}

/** The name of a member; `__proto__` written as one would be the prototype. */
export function propertyName(name: string): string {
  if (/^[A-Za-z]\w*$/.test(name)) return name;
  return name === '__proto__' ? `['__proto__']` : quoted(name);
}

/** Gives variables names of their own: what is at `way` in the answer to call 3 is `uuid3`. */
export function createNames(): (way: readonly (string | number)[], call: number) => string {
  const taken = new Set<string>();
  return (way, call) => {
    const last = way.findLast((part) => typeof part === 'string') ?? '';
    const base = `${/^[A-Za-z]\w*$/.test(last) ? last : 'id'}${call}`;
    let name = base;
    for (let more = 2; taken.has(name) || name.startsWith('answer'); more += 1) name = `id_${base}_${more}`;
    taken.add(name);
    return name;
  };
}
