/** Entry of `npm start`, once everything is built. */
import { fileURLToPath } from 'node:url';
import { runProduct } from './product.ts';

const bundle = (name: string) => fileURLToPath(new URL(name, import.meta.url));

await runProduct(process.env, { mode: 'start', console: [bundle('bff.js')], region: [bundle('region.js')] });
