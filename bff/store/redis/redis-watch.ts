/** What processes that watch the same things agree on, in Redis. */
import { randomBytes, randomUUID } from 'node:crypto';
import {
  entriesKept,
  type Membership,
  type WatchEntry,
  type WatchCommit,
  type WatchRecord,
  type WatchStore,
} from '#bff/store/watch-store.ts';
import { beat, claim, commit, join, part, release } from './redis-watch-scripts.ts';
import type { Redis } from './redis.ts';

/** What is known of a subject outlives its last member for streams that come back, and members that died. Milliseconds. */
const linger = 30_000;
const life = 180_000;

const topics = { commit: 'watch-commit', member: 'watch-member', leader: 'watch-leader' } as const;
const nobody = '-';

type Reply = readonly string[];

/** Everything has one hash tag: a commit touches the clock of all of them. */
export function createRedisWatch(redis: Redis): WatchStore {
  const member = randomUUID();
  const clock = redis.key('watch', '{watch}:clock');
  const alive = redis.key('watch', '{watch}:alive');
  const keysOf = (subject: string) =>
    [
      clock,
      alive,
      redis.key('watch', `{watch}:subject:${subject}`),
      redis.key('watch', `{watch}:events:${subject}`),
    ] as const;
  /** Of all numbers that this process has seen. */
  let highest = 0;
  const saw = (number: number) => {
    highest = Math.max(highest, number);
    return number;
  };
  const asking = () => [highest, randomBytes(6).toString('hex')] as const;
  const told = (topic: keyof typeof topics, ...words: readonly string[]) =>
    redis.notice(topics[topic], words.join(' '));

  return {
    isShared: true,
    member,
    async beat() {
      const [epoch, number, members] = (await redis.run(beat, [clock, alive], ...asking(), member)) as [
        string,
        string,
        Reply,
      ];
      return { epoch, number: saw(Number(number)), alive: new Set(members) };
    },
    async leave() {
      await redis.send('ZREM', alive, member);
    },
    async join(subject, membership, since) {
      const said = write(membership);
      const notices = [told('member', subject, member, said), told('commit', subject)];
      const from = since === undefined ? '-' : `(${since}-1`;
      const args = [...asking(), member, said, from, life, redis.channel, ...notices];
      const reply = (await redis.run(join, keysOf(subject), ...args)) as [string, Reply, readonly [string, Reply][]];
      const record = readRecord(reply);
      saw(record.number);
      return record;
    },
    async part(subject) {
      const notices = [told('member', subject, member, nobody), told('leader', subject, nobody)];
      await redis.run(part, keysOf(subject), ...asking(), member, linger, redis.channel, ...notices);
    },
    async claim(subject) {
      const args = [...asking(), member, redis.channel, told('leader', subject, member)];
      const reply = (await redis.run(claim, keysOf(subject), ...args)) as [string, number, string, number];
      const [leader, fence, state, isFailover] = reply;
      if (leader !== member) return { leader: leader === '' ? undefined : leader };
      return { fence, isFailover: isFailover === 1, ...(state !== '' && { state: JSON.parse(state) as unknown }) };
    },
    async release(subject, fence) {
      const args = [...asking(), member, fence, redis.channel, told('leader', subject, nobody)];
      await redis.run(release, keysOf(subject), ...args);
    },
    async commit(subject, fence, { events, restart, state }) {
      const [found, texts] = [JSON.stringify(state()), events.map((event) => JSON.stringify(event))];
      const body = texts.length > 0 ? `{"events":[${texts.join(',')}]}` : `{"events":[],"state":${found}}`;
      const place = [redis.channel, told('commit', subject), body, restart];
      const args = [...asking(), member, fence, found, entriesKept, ...place, ...texts];
      const [isDone, first, last] = (await redis.run(commit, keysOf(subject), ...args)) as [number, string, string];
      return isDone === 1 ? { first: Number(first), last: saw(Number(last)) } : undefined;
    },
    hear(notices) {
      const stops = [
        redis.hear(topics.commit, (text) => {
          const heard = readCommit(text);
          saw(heard.last);
          notices.committed(heard);
        }),
        redis.hear(topics.member, (text) => {
          const [subject = '', who = '', said = nobody] = text.split(' ');
          notices.joined(subject, who, read(said));
        }),
        redis.hear(topics.leader, (text) => {
          const [subject = '', who = nobody] = text.split(' ');
          notices.led(subject, who === nobody ? undefined : who);
        }),
      ];
      return () => stops.forEach((stop) => stop());
    },
  };
}

function readCommit(text: string): WatchCommit {
  const [subject = '', first, last] = text.split(' ', 3);
  const body = text.slice(text.indexOf('{'));
  const { events, state } = JSON.parse(body) as { events: unknown[]; state?: unknown };
  return { subject, first: Number(first), last: Number(last), events, ...(state !== undefined && { state }) };
}

const write = ({ isWilling, isInView }: Membership) => `${Number(isWilling)}${Number(isInView)}`;

function read(text: string): Membership | undefined {
  return text === nobody ? undefined : { isWilling: text[0] === '1', isInView: text[1] === '1' };
}

function readRecord([number, fields, entries]: [string, Reply, readonly [string, Reply][]]): WatchRecord {
  const found = new Map<string, string>();
  for (let index = 0; index < fields.length; index += 2) found.set(fields[index] ?? '', fields[index + 1] ?? '');
  const members = new Map<string, Membership>();
  for (const [field, value] of found) {
    const membership = field.startsWith('member:') ? read(value) : undefined;
    if (membership !== undefined) members.set(field.slice('member:'.length), membership);
  }
  const [leader, state] = [found.get('leader'), found.get('state')];
  return {
    number: Number(number),
    floor: Number(found.get('floor')),
    last: Number(found.get('last')),
    entries: entries.map(readEntry),
    isFresh: found.has('fresh'),
    members,
    ...(leader !== undefined && { leader }),
    ...(state !== undefined && { state: JSON.parse(state) as unknown }),
  };
}

function readEntry([id, fields]: [string, Reply]): WatchEntry {
  return { number: Number(id.split('-')[0]), event: JSON.parse(fields[1] ?? 'null') as unknown };
}
