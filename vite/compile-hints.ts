import type { Plugin } from 'vite';

/**
 * Says of each file that its functions are called as soon as it is there: V8 then compiles them in the thread that receives the
 * file, and not one by one in the page's when each is called first. To others it is a comment.
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      // Before whatever Vite puts at the beginning.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        }
      },
    },
  };
}
