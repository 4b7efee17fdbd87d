/** Clusters of a real region as somebody sees them through the console. */
import type { Browser } from './browser.ts';
import type { TestRegion } from './test-console.ts';

/** Work on a cluster has ended after this long. Milliseconds. */
export const workTakes = 60_000;

const below = ({ name, accounts }: TestRegion, spaceId = accounts.spaceId) =>
  `/api/regions/${name}/kubernetes/spaces/${spaceId}`;

let names = 0;

/** A running cluster of one worker; answers its id. */
export async function createCluster(
  browser: Browser,
  region: TestRegion,
  version: string,
  spaceId?: string,
): Promise<string> {
  const nodePools = [{ name: 'workers', nodeCount: 1, nodeProfile: 'SMALL' }];
  names += 1;
  const body = { name: `cluster-${names}`, cidr: '10.43.0.0/16', version, nodePools };
  const answer = await browser.ask('POST', `${below(region, spaceId)}/clusters`, { body });
  if (answer.status >= 300) throw new Error(answer.text);
  await region.steering.advance(workTakes);
  return (answer.json() as { id: string }).id;
}

/** Keeps a cluster busy. */
export async function updatePackages(browser: Browser, region: TestRegion, clusterId: string): Promise<void> {
  const answer = await browser.ask('POST', `${below(region)}/clusters/${clusterId}/update`);
  if (answer.status >= 300) throw new Error(answer.text);
}

/** How many upgrades its region was asked for. */
export async function upgradesOf(
  browser: Browser,
  region: TestRegion,
  clusterId: string,
  spaceId?: string,
): Promise<number> {
  const list = await browser.get(`${below(region, spaceId)}/operations?clusterId=${clusterId}`);
  const { items } = list.json() as { items: object[] };
  return items.filter((item) => JSON.stringify(item).includes('"Upgrade')).length;
}
