/** Text of an operation's `data` or `result` for reading: indented when it is JSON, else as it came. */
export function readableText(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? JSON.stringify(value, undefined, 2) : text;
  } catch {
    return text;
  }
}
