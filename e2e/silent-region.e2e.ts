/** What people see once the console has waited in vain for a region that accepts and never answers. */
import { typeUserAt } from './user-drawer.ts';
import { beginCluster, createSpace, somebody, unique, workTakes } from './world-data.ts';
import { expect, test, type Page } from './world.ts';

/** Long enough for a page to say before that it waits, which it does after four seconds. */
test.use({ answerWithin: 7_000 });

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });

test('an overview is live, and says in time whose region does not answer @long', async ({
  page,
  context,
  signIn,
  world: { std, snc, clock },
}) => {
  const space = await createSpace(std);
  const hung = await createSpace(snc);
  await signIn();
  await signIn({ region: snc });
  for (const operation of ['ListSpaces', 'ListMySpaces', 'GetSpace', 'ListOperations'] as const) {
    snc.steering.addFault({ operation, kind: 'hang', times: 1_000 });
  }
  const [ofRegion, ofSpace] = [await context.newPage(), await context.newPage()];
  await ofSpace.clock.install();
  try {
    await page.goto('/');
    // Nothing waits for the region that hangs.
    await expect(part(page, 'Versions').getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByText('eu-snc-1 could not be read')).toHaveCount(0);
    const name = unique('meanwhile');
    await beginCluster(std, space.id, name);
    await expect(part(page, 'Running now').getByRole('row').filter({ hasText: name })).toBeVisible();
    await Promise.all([ofRegion.goto('/eu-snc-1'), ofSpace.goto(`/eu-snc-1/spaces/${hung.id}/overview`)]);
    await expect(page.getByText('eu-snc-1 could not be read: nothing of it is shown or counted.')).toBeVisible();
    for (const tab of [ofRegion, ofSpace]) {
      await expect(tab.getByText('eu-snc-1 could not be read')).toBeVisible();
      await expect(part(tab, 'Running now')).toContainText('Could not be read');
    }
  } finally {
    snc.steering.clearFaults();
    await std.steering.advance(workTakes);
  }
  // A region that failed is left alone for some seconds, and read again after some more.
  clock.advance(10_000);
  await ofSpace.clock.fastForward(15_000);
  await expect(ofSpace.getByText('eu-snc-1 could not be read')).toHaveCount(0);
});

test('a write that is not answered in time has an unknown outcome, and the form stays @long', async ({
  page,
  signIn,
  world,
}) => {
  const person = somebody();
  await signIn();
  const drawer = await typeUserAt(world, page, person);
  world.std.steering.addFault({ operation: 'CreateUserOrganisation', kind: 'hang' });
  await drawer.getByRole('button', { name: 'Create user' }).click();
  await expect(page.getByText('Still waiting for eu-std-1 to carry this out')).toBeVisible();
  await expect(drawer.getByRole('alert')).toContainText('Outcome unknown.');
  await expect(drawer.getByRole('alert')).toContainText('Look before you send it again.');
  await expect(drawer.getByLabel('Last name')).toHaveValue(person.lastname);
});
