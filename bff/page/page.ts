/** The built page: files under their own names, index.html for every address of the page (interfaces: page addresses). */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import sirv from 'sirv';
import { ConsoleProblem, sendProblem } from '#bff/http/problem.ts';

/** Answers whatever is not under /api. */
export type Page = (request: IncomingMessage, response: ServerResponse, path: string) => void;

/** Links to preload for an address, as HTML to stand in the page's head. */
export type Preloads = (path: string) => string;

/** Where index.html has room for them. */
const preloadMark = '<!--preload-->';

/**
 * True where the page itself is the answer: a GET that accepts HTML, whose last segment holds no dot, and that is not
 * below /api or /assets nor one of the console's own addresses.
 */
export function isPageAddress(request: IncomingMessage, path: string): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  let decoded: string;
  try {
    decoded = decodeURIComponent(path).toLowerCase();
  } catch {
    return false;
  }
  const [first, ...rest] = decoded.slice(1).split('/');
  if (['api', 'assets', 'metrics', 'healthz', 'readyz'].includes(first ?? '')) return false;
  return !(rest.at(-1) ?? first ?? '').includes('.') && acceptsHtml(request.headers.accept);
}

function acceptsHtml(accept = '*/*'): boolean {
  return accept.split(',').some((entry) => {
    const [type = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    return (
      ['text/html', 'text/*', '*/*'].includes(type) && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    );
  });
}

interface Rendered {
  readonly etag: string;
  readonly bodies: { readonly br: Buffer; readonly gzip: Buffer; readonly identity: Buffer };
}

/** `webRoot` is the folder Vite built into, with .br and .gz beside each file. */
export function createPage(webRoot: string, preloads: Preloads): Page {
  const rendered = new Map<string, Rendered>();
  const serveFile = existsSync(webRoot)
    ? sirv(webRoot, { etag: true, brotli: true, gzip: true, extensions: [], setHeaders: setCaching })
    : undefined;

  function render(path: string): Rendered {
    const links = preloads(path);
    let page = rendered.get(links);
    if (page === undefined) {
      const identity = Buffer.from(readFileSync(join(webRoot, 'index.html'), 'utf8').replace(preloadMark, links));
      const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
      page = { etag, bodies: { identity, gzip: gzipSync(identity), br: brotliCompressSync(identity) } };
      rendered.set(links, page);
    }
    return page;
  }

  return (request, response, path) => {
    if (isPageAddress(request, path)) return sendPage(request, response, render(path));
    const absent = () => sendProblem(response, new ConsoleProblem('not_found'));
    const isFile = request.method === 'GET' || request.method === 'HEAD';
    if (serveFile === undefined || !isFile || path === '/index.html' || !path.includes('.')) return absent();
    return serveFile(request, response, absent);
  };
}

function setCaching(response: ServerResponse, path: string): void {
  const isNamedByContent = path.startsWith('/assets/');
  response.setHeader('Cache-Control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache');
}

function sendPage(request: IncomingMessage, response: ServerResponse, { etag, bodies }: Rendered): void {
  response.setHeader('Cache-Control', 'no-cache').setHeader('Vary', 'Accept-Encoding').setHeader('ETag', etag);
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return;
  }
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
  const body = bodies[encoding];
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}
