import { memo, useEffect, useEffectEvent } from 'react';
import { useKitText } from './kit-text.ts';
import { useNow } from './now.ts';
import { clockText, localAndUtcText, localDateText, localText, utcText } from './time-text.ts';

export interface DateTimeProps {
  /** ISO 8601; an unreadable one is shown as it is. */
  at: string;
  /** `date` shows the day only, `both` also shows UTC instead of keeping it for hover. */
  show?: 'date' | 'minute' | 'both';
}

/** A point in time in the reader's own time zone, with UTC on hover or beside it. */
export const DateTime = memo(function DateTime({ at, show = 'minute' }: DateTimeProps) {
  const { locale } = useKitText();
  const time = Date.parse(at);
  if (Number.isNaN(time)) return <span>{at}</span>;
  const local = localText(locale, time);
  const utc = utcText(locale, time);
  const isUtc = utc === `${local} UTC`;
  return (
    <time dateTime={at} title={show === 'both' ? undefined : localAndUtcText(locale, time)}>
      {show === 'date' ? localDateText(locale, time) : local}
      {show === 'both' ? <span className="time-utc">{isUtc ? ' UTC' : ` · ${utc}`}</span> : undefined}
    </time>
  );
});

export interface CountdownProps {
  /** ISO 8601. */
  until: string;
  /** Server's clock minus this browser's, in ms; so a wrong local clock does not matter. */
  skewMs?: number;
  /** Accessible name: "Session ends in". */
  label: string;
  /** Called once when nothing is left. */
  onEnd?: () => void;
}

/** What is left until a point in time, second by second; silent for screen readers unless they ask. */
export function Countdown({ until, skewMs = 0, label, onEnd }: CountdownProps) {
  const left = Date.parse(until) - (useNow('second') + skewMs);
  const ended = left <= 0;
  const tell = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (ended) tell();
  }, [ended]);
  return (
    <span role="timer" aria-label={label} className="countdown">
      {clockText(left)}
    </span>
  );
}
