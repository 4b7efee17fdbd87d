/** What stands in the place of a page until it is there, in the elements and classes that the page then has. */

/** A group of the side navigation, in words. */
export interface OutlineGroup {
  /** The first group has none. */
  readonly label?: string;
  readonly links: readonly string[];
}

export interface OutlineOptions {
  /** What the page is called, where that is known beforehand: it is a list then. */
  readonly title?: string | undefined;
  /** What stands beside the page. */
  readonly side: readonly OutlineGroup[];
}

/** Lengths in pixels; as attributes of a picture, since the page's policy lets no style into its HTML. */
const line = (length: number) => `<svg class="skeleton" width="${length}" height="10"></svg>`;
const lines = (lengths: readonly number[]) => lengths.map(line).join('');

const rows = Array.from({ length: 10 }, (_, row) => 620 - (row % 3) * 40);
const words = [480, 430, 460, 320];

/** Tells nothing of anybody: whether somebody is signed in, and as whom, is not known yet. */
export function outlineOf({ title, side }: OutlineOptions): string {
  const heading = title === undefined ? line(220) : escape(title);
  const [head, ...body] = title === undefined ? words : [280, ...rows];
  return (
    `<div class="frame outline" aria-hidden="true"><div class="bar"><span class="bar-home">${brand}</span></div>` +
    `${sideOf(side, title)}<div class="content">` +
    // What no navigation leads to has a way back to what it does lead to.
    (title === undefined && side.length > 1 ? `<div class="way-back">${line(80)}</div>` : '') +
    `<div class="page-header"><div class="page-title"><h1>${heading}</h1></div></div>` +
    `${line(head ?? 0)}<div class="outline-rows">${lines(body)}</div></div></div>`
  );
}

/** What all regions have stands in the group without a label; a page of a scope may be called the same. */
function sideOf(groups: readonly OutlineGroup[], current: string | undefined): string {
  const isAbove = groups.length === 1;
  const sections = groups.map(({ label, links }) => {
    const items = links.map((words) => {
      const sign = words === current && isAbove === (label === undefined) ? ' aria-current="page"' : '';
      return `<span class="side-link"${sign}><svg class="icon" width="16" height="16"></svg>${escape(words)}</span>`;
    });
    const heading = label === undefined ? '' : `<h2>${escape(label)}</h2>`;
    return `<div class="side-group">${heading}${items.join('')}</div>`;
  });
  return `<div class="side">${sections.join('')}</div>`;
}

const brand =
  '<span class="brand"><svg width="20" height="20" viewBox="0 0 16 16"><path d="M2 6.5 8 2l6 4.5V14h-3V9.5a3 3 0 0 0-6 0V14H2z" ' +
  'fill="currentColor"/></svg>Portico</span>';

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
