import { afterAll, vi } from 'vitest';

// Files of tests share one document: a cookie that the one before has left is not there for the next.
if ('document' in globalThis) {
  for (const pair of document.cookie.split('; ').filter(Boolean)) {
    // oxlint-disable-next-line unicorn/no-document-cookie -- happy-dom has no other way to take a cookie away at once
    document.cookie = `${pair.split('=')[0]}=; Max-Age=0; Path=/`;
  }
  // Nor is what it has put in the place of something the browser has, nor a network that it has said is gone: queries wait for it.
  afterAll(async () => {
    vi.unstubAllGlobals();
    const { onlineManager } = await import('@tanstack/react-query');
    onlineManager.setOnline(true);
  });
}
