/** Any number of browsers of the watch's measurement: plain sockets, so that reading costs as little as it can. */
import { connect, type Socket } from 'node:net';
import type { ReaderOrder, ReaderReport } from './watch-messages.ts';

const address = '/api/watch?space=eu-std-1/0197a3c2-6b1e-7c44-9d0a-3f5b8e2a1c01';
const change = /event: ?operation\n(?:id:[^\n]*\n)?data: ?.*?"data":"(\d+)"/gs;
/** Connections asked for at once, so that no accept queue overflows. */
const batch = 100;

let sockets: Socket[] = [];
let delays: number[] = [];

async function open({ port, streams }: ReaderOrder): Promise<void> {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  delays = [];
  while (sockets.length < streams) {
    const count = Math.min(batch, streams - sockets.length);
    sockets.push(...(await Promise.all(Array.from({ length: count }, () => openOne(port)))));
  }
  report({ kind: 'open' });
}

/** Resolves with the first snapshot. */
function openOne(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let rest = '';
    socket.on('error', reject);
    socket.on('connect', () => socket.write(`GET ${address} HTTP/1.1\r\nHost: localhost\r\n\r\n`));
    socket.on('data', (bytes) => {
      rest += bytes.toString('latin1');
      const end = rest.lastIndexOf('\n\n');
      if (end === -1) return;
      const events = rest.slice(0, end);
      rest = rest.slice(end);
      if (events.includes('snapshot')) resolve(socket);
      for (const [, changedAt] of events.matchAll(change)) arrived(Number(changedAt));
    });
  });
}

function arrived(changedAt: number): void {
  delays.push(Date.now() - changedAt);
  if (delays.length < sockets.length) return;
  report({ kind: 'received', delays });
  delays = [];
}

process.on('message', (order: ReaderOrder) => void open(order));

function report(message: ReaderReport): void {
  process.send?.(message);
}
