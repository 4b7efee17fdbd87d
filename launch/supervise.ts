/** Entry of `npm start`, once everything is built. */
import { fileURLToPath } from 'node:url';
import { runProduct } from './product.ts';

/** The young generation of the heap grows to 16 MiB for throughput that an embedded region never needs. */
const small = '--max-semi-space-size=2';
const bundle = (name: string) => fileURLToPath(new URL(name, import.meta.url));

await runProduct(process.env, { mode: 'start', console: [bundle('bff.js')], region: [small, bundle('region.js')] });
