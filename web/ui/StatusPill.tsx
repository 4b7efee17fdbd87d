/** What a status means for the reader; each has a shape of its own, so colour is never alone. */
export type Tone = 'good' | 'busy' | 'waiting' | 'warning' | 'bad' | 'off';

const shapes: Record<Tone, string> = {
  good: 'M5 1a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z',
  busy: 'M5 1a4 4 0 1 1 0 8ZM5 .25a4.75 4.75 0 1 0 0 9.5 4.75 4.75 0 0 0 0-9.5Zm0 1.25a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7Z',
  waiting: 'M.75 4h2v2h-2ZM4 4h2v2H4ZM7.25 4h2v2h-2Z',
  warning: 'M5 .75 9.75 9H.25Z',
  bad: 'M1 1h8v8H1Z',
  off: 'M5 .5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM5 2a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
};

/** A status as a shape and a word. */
export function StatusPill({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span className="pill" data-tone={tone}>
      <svg width={10} height={10} viewBox="0 0 10 10" fill="currentColor" fillRule="evenodd" aria-hidden="true">
        <path d={shapes[tone]} />
      </svg>
      {children}
    </span>
  );
}
