/**
 * The first script of the page (vite/boot-first.ts): starts what the address already tells is needed, before any of
 * our modules has arrived. No imports, so that nothing has to come first: addresses and header are written out, and
 * boot.test.ts holds them against what the application asks for, which takes the answers up by web/api/first-calls.ts.
 */
export const calls = (globalThis.porticoFirstCalls = new Map<string, Promise<Response>>());

function start(address: string): void {
  const call = fetch(address, { cache: 'no-store', headers: { 'X-Portico-CSRF': '1', Accept: 'application/json' } });
  // Whoever takes the call sees its failure; one that nobody takes is nobody's concern.
  call.catch(() => undefined);
  calls.set(address, call);
}

function startAll(): void {
  const [, region, kind, id, page, more] = location.pathname.split('/');
  if (region !== 'activation') start('/api/session');
  if (region === 'sign-in') {
    start('/api/regions');
  } else if (page === 'users' && more === undefined && location.search === '') {
    start(`/api/regions/${region}/iam/${kind}/${id}/users?page%5Bsize%5D=30`);
  }
}

// Scripts run as they arrive. What the application has asked for itself, nobody would take before the person signs in.
if (!globalThis.porticoRuns) startAll();

/** The application could not be fetched or has broken down as a whole: what index.html brought for that. */
function showFailure(): void {
  const words = document.querySelector('template')?.content.cloneNode(true);
  const root = document.querySelector('#root');
  root?.replaceChildren(...(words ? [words] : []));
  root?.querySelector('button')?.addEventListener('click', () => window.location.reload());
}

addEventListener('portico-failed', showFailure);
// By then every script of the document has run, or will never come.
addEventListener('load', () => globalThis.porticoRuns || showFailure());
