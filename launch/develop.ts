/** `npm run dev`: the product from its sources; Vite serves the page inside the console's port. */
import { fileURLToPath } from 'node:url';
import { runProduct } from './product.ts';

const source = (path: string) => ['--import', 'tsx', fileURLToPath(new URL(path, import.meta.url))];

await runProduct(process.env, {
  mode: 'dev',
  console: source('../bff/main.ts'),
  region: source('../region/main.ts'),
});
