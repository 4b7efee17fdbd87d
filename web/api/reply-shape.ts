/**
 * What a reply must have for the console to work with it: the members the contract requires, as far down as they are
 * text, as paths between spaces; `*` stands for every item of a list. `items*id items*email` is a list of users, the empty
 * text any object. `0`: anything, and nothing.
 */
export type ReplyShape = string | 0;

/** Whether a parsed body has the shape. */
export function hasShape(body: unknown, shape: ReplyShape): boolean {
  if (shape === 0) return true;
  return isObject(body) && (shape === '' || shape.split(' ').every((path) => hasText(body, path)));
}

/** Whether `value` is text, or has text at the end of the path, which goes on behind a `.` or a `*`. */
function hasText(value: unknown, path: string): boolean {
  if (path === '') return typeof value === 'string';
  if (path.startsWith('*')) return Array.isArray(value) && value.every((item) => hasText(item, path.slice(1)));
  const [, name = '', rest = ''] = /^\.?(\w+)(.*)$/.exec(path) ?? [];
  return isObject(value) && hasText(value[name], rest);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
