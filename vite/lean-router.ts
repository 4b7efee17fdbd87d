import type { Plugin } from 'vite';

/**
 * Lets the build leave out what the page does not use of react-router. Names for developers' tools are assigned to each of
 * its components, and components are made by calls and by extending one of React's: to a bundler all of that may do
 * something, so it keeps them, and what they use (forms, documents, server components).
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/chunk-[^/]*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = ".*";$/gm, '')
          .replaceAll(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
