/** Set up in `npm run test:long` only: properties that ask nobody are tried with many cases too. */
import fc from 'fast-check';

fc.configureGlobal({ numRuns: 3_000 });
