/** HTML of the region's own pages: whatever is put into it is escaped, unless it is HTML made here. */

/** Ready to be sent. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Markup | undefined | readonly Markup[];

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');

/** Tag of a template of HTML: its values as text, in attributes with double quotes too; undefined is nothing. */
export function markup(literals: TemplateStringsArray, ...values: readonly Part[]): Markup {
  return new Markup(literals.map((literal, index) => literal + textOf(values[index])).join(''));
}

function textOf(value: Part): string {
  if (value === undefined) return '';
  if (value instanceof Markup) return value.text;
  if (typeof value === 'object') return value.map(({ text }) => text).join('\n');
  return escaped(String(value));
}
