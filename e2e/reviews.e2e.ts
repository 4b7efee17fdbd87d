/** Access reviews: started, read, decided by keyboard, removed through a run, signed off, saved and compared (J15). */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { beginReview, clearReviews, createReviewedSpace } from './review-world.ts';
import { expect, test, type Page } from './world.ts';

const line = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const shown = (page: Page) => page.getByLabel('Show', { exact: true });

async function saved(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  return readFile((await download.path()) ?? '', 'utf8');
}

test('a review is started, read, decided by keyboard, removed through a run, and signed off', async ({
  page,
  signIn,
  world: { std },
}) => {
  const space = await createReviewedSpace(std);
  const [kept = '', changed = '', removed = ''] = space.people;
  await signIn();
  await clearReviews(page);
  await page.goto('/journal');
  await page.getByRole('main').getByRole('link', { name: 'Access reviews' }).click();
  await expect(page.getByText('No access review yet')).toBeVisible();
  await page.getByRole('button', { name: 'Start a review' }).click();
  const form = page.getByRole('dialog', { name: 'Start an access review' });
  await form.getByLabel('Name of the review').fill('Third quarter');
  await form.getByLabel('Service accounts').uncheck();
  await form.getByLabel(`Space ${space.name} in eu-std-1`).check();
  await expect(form.getByText('Decided by you')).toBeVisible();
  await form.getByRole('button', { name: 'Start', exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Third quarter' })).toBeVisible();
  await page.getByRole('button', { name: 'Read now' }).click();
  await expect(page.getByText('Subjects read: 3 of 3. Nothing is missing.')).toBeVisible();
  await expect(page.getByText('Open: 3 of 3')).toBeVisible();

  // k keeps and goes on; c and r ask for a note, and the focus comes back to the line.
  await page.getByRole('button', { name: `Keep: ${kept}` }).focus();
  await page.keyboard.press('k');
  await expect(page.getByRole('button', { name: `Keep: ${changed}` })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('c');
  await expect(page.getByRole('dialog').getByLabel('What is to change (a note)')).toBeFocused();
  await page.keyboard.type('Reads one cluster only');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Change: ${changed}` })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: `Change: ${removed}` })).toBeFocused();
  await page.keyboard.press('r');
  const note = page.getByRole('dialog', { name: `Remove what ${removed} holds` });
  await expect(note.getByLabel('Why (a note)')).toBeFocused();
  await page.keyboard.type('Left in June');
  await page.keyboard.press('Enter');
  await expect(page.getByText('All decided: 3')).toBeVisible();
  await expect(line(page, removed)).toContainText('Left in June');
  await page.reload();
  await expect(page.getByText('All decided: 3')).toBeVisible();
  await shown(page).selectOption({ label: 'To be removed (1)' });
  await expect(page.getByRole('row')).toHaveCount(2);

  await page.getByRole('button', { name: 'Remove what 1 holds…' }).click();
  const removal = page.getByRole('alertdialog');
  await expect(removal).toContainText('1 loses roles and permissions');
  await expect(removal).toContainText(`${removed}: Kubernetes Viewer`);
  const review = page.url();
  await removal.getByRole('button', { name: 'Begin the removal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Remove what Third quarter has marked' })).toBeVisible();
  await expect(page.getByText(/^Only what the review read and marked is taken/)).toBeVisible();
  await expect(page.getByText('Lost (1)')).toBeVisible();
  await expect(page.getByText('see Kubernetes clusters')).toBeVisible();
  // It stands alone: what it begins with is shown as such in any language.
  const beginning = 'getComputedStyle(document.querySelector(".effect-sentences summary"), "::first-letter")';
  expect(await page.evaluate<string>(`${beginning}.textTransform`)).toBe('uppercase');
  await page.getByRole('button', { name: 'Do 1 step' }).click();
  await expect(page.getByText(/^Done/).first()).toBeVisible();
  await page.goto(review);
  await expect(line(page, removed).getByRole('link', { name: 'Its removal' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove what/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Sign off', exact: true }).click();
  await page.getByRole('button', { name: 'Sign off now' }).click();
  await expect(page.getByText(/^Signed off by/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Keep:/ })).toHaveCount(0);
  const json = await saved(page, 'Save as JSON');
  const hash = createHash('sha256').update(json).digest('hex');
  await expect(page.getByText(hash)).toBeVisible();
  expect(JSON.parse(json)).toMatchObject({ name: 'Third quarter', counts: { keep: 1, change: 1, remove: 1 } });
  const csv = await saved(page, 'Save as CSV');
  expect(csv).toContain(`${removed},Kubernetes Viewer,,0,remove,Left in June`);

  // On paper: the page alone, with what it says of gaps, counts and the hash.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(hash)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeHidden();
  await expect(page.getByText('Kept (1), To be changed (1), and To be removed (1)')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Compare with an earlier review' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  // What has changed since, by the review itself and by its file.
  const { id } = await beginReview(page, 'Fourth quarter', space);
  for (const by of ['review', 'file'] as const) {
    await page.goto(`/reviews?id=${id}`);
    if (by === 'review')
      await page.getByLabel('Earlier review', { exact: true }).selectOption({ label: 'Third quarter' });
    else {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: 'From a JSON file…' }).click(),
      ]);
      await chooser.setFiles({ name: 'third.json', mimeType: 'application/json', buffer: Buffer.from(json) });
    }
    await expect(page.getByText('Gone: 1')).toBeVisible();
    await expect(page.getByText(`${removed}: Kubernetes Viewer`)).toBeVisible();
  }
});

test('reading is stopped and taken up again, and nobody is read twice @long', async ({
  page,
  signIn,
  world: { std },
}) => {
  await signIn();
  await clearReviews(page);
  await page.goto('/reviews?new');
  const form = page.getByRole('dialog', { name: 'Start an access review' });
  await form.getByLabel('Name of the review').fill('Everybody');
  await form.getByLabel(/^Organisation .* in eu-std-1$/).check();
  await form.getByRole('button', { name: 'Start', exact: true }).click();
  for (let count = 0; count < 6; count += 1)
    std.steering.addFault({ operation: 'GetIAMPolicyOrganisation', kind: 'delay', milliseconds: 60_000 });
  await page.getByRole('button', { name: 'Read now' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: 'Stop reading' }).click();
  await expect(page.getByText(/Not everything was asked for yet\.$/)).toBeVisible();
  std.steering.clearFaults();
  await page.getByRole('button', { name: /^(Read now|Go on reading)$/ }).click();
  await expect(page.getByText(/things? could not be read\.$/)).toBeVisible({ timeout: 30_000 });
  // The contract cannot tell how many ACLs somebody has in an organisation: said, and not shown as none.
  await expect(page.getByText(/^The ACLs of \d+ of them could not be counted/)).toBeVisible();
});

test('a scope that an account may not read is a gap, and shown as one @long', async ({ page, signIn }) => {
  await signIn({ as: 'limited' });
  await clearReviews(page);
  await page.goto('/reviews?new');
  const form = page.getByRole('dialog', { name: 'Start an access review' });
  await form.getByLabel('Name of the review').fill('What I may see');
  await form.getByLabel(/^Organisation .* in eu-std-1$/).check();
  await form.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Read now' }).click();
  await expect(page.getByText('The list of users could not be read: the region refuses it.')).toBeVisible();
  await expect(page.getByText('Nobody could be read here.')).toBeVisible();
  await clearReviews(page);
});

test('somebody else is asked to decide, and sees no more than their region lets them read', async ({
  page,
  signIn,
  world: { std },
}) => {
  const space = await createReviewedSpace(std);
  await signIn();
  await clearReviews(page);
  await page.goto('/reviews?new');
  const form = page.getByRole('dialog', { name: 'Start an access review' });
  await form.getByLabel('Name of the review').fill('For somebody else');
  await form.getByLabel(`Space ${space.name} in eu-std-1`).check();
  await form.getByRole('button', { name: `Who decides about ${space.name}` }).click();
  await page.keyboard.type('demo-limited');
  await page.getByRole('option', { name: /demo-limited/ }).click();
  await expect(form.getByText('Decided by demo-limited')).toBeVisible();
  await form.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Read now' }).click();
  await expect(page.getByText(/Open: \d+ of \d+/)).toBeVisible();

  await page.context().clearCookies();
  await signIn({ as: 'limited' });
  await page.goto('/reviews');
  await page.getByRole('link', { name: 'For somebody else' }).click();
  await expect(page.getByText('Your account may not read this scope now: nothing of it is shown.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Keep|Sign off|Delete)/ })).toHaveCount(0);
});
