/**
 * How V8 keeps the memory of a process that is busy at times and idle at others (Node 20; measured in decision 5). Left to
 * itself it reads an idle moment as a sign that little memory is wanted, and pays for that when the calls come back.
 */
import { setFlagsFromString } from 'node:v8';

const flags = [
  // What a call is made of stays among the young objects, which are collected soon after. V8 watches which literals outlive a
  // collection and makes those among the old ones for as long as the process lives. It decides while the first calls come, when
  // the young space is small and most of them do. What is old and forgotten holds what is young until all memory is looked at.
  '--no-allocation-site-pretenuring',
  // Once the young space is too small it is as large as it may be, not twice as large. It shrinks in each idle moment, and until
  // it has grown again the calls under way fill much of it: they are copied at each collection, and the next one comes sooner.
  '--semi-space-growth-factor=16',
  // All memory is looked at when what is old has doubled. After idle moments V8 expects little and has that done for two
  // megabytes more, again and again; each time shapes and code are forgotten with what nobody happens to hold.
  '--heap-growing-percent=100',
];

/** To be called once, when the process begins. */
export function settleHeap(): void {
  for (const flag of flags) setFlagsFromString(flag);
}
