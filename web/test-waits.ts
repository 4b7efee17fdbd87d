// How long tests of components wait: what a busy machine brings a second late is not wrong.
if ('document' in globalThis) {
  void import('@testing-library/react').then(({ configure }) => configure({ asyncUtilTimeout: 10_000 }));
}
