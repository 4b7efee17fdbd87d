/** Access reviews: the list, starting one, one with its lines, and what opens in front of it. */
import { beginReview, clearReviews, createReviewedSpace, type ReviewedSpace } from '../review-world.ts';
import { expect, type Page } from '../world.ts';
import { dialog, text, type Place } from './place.ts';

/** Whose review a place shows, by the query of its address until it is begun. */
const spaces = new Map<string, ReviewedSpace>();

async function arriveAtReview(page: Page): Promise<void> {
  const { search } = new URL(page.url());
  const space = spaces.get(search);
  if (space === undefined) throw new Error('no space was made for this place');
  await clearReviews(page);
  const { id } = await beginReview(page, 'Q3', space);
  await page.goto(`/reviews?id=${id}`);
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await expect(page.getByRole('main').locator('.skeleton')).toHaveCount(0);
}

const reviewPlace = (name: string, query: string, arrive: Place['arrive'] = () => Promise.resolve()): Place => ({
  name,
  alone: true,
  async address({ std }) {
    spaces.set(query, await createReviewedSpace(std));
    return `/reviews${query}`;
  },
  async arrive(page, words) {
    await arriveAtReview(page);
    await arrive(page, words);
  },
});

/** Of words for each verdict those of a removal, which come last. */
const ofRemoval = (words: string) => /other \{([^{}]+)\}\}$/.exec(words)?.[1] ?? words;

const removeFirst = (page: Page) => page.locator('[data-verdict="remove"]').first().click();

export const reviewsPlaces: readonly Place[] = [
  {
    name: 'access reviews',
    address: () => '/reviews',
    arrive: (page, { reviews }) => text(page, reviews.start.open),
  },
  {
    name: 'starting an access review',
    isVariant: true,
    address: () => '/reviews?new',
    async arrive(page, { reviews }) {
      await dialog(page, reviews.start.title);
      await page.getByRole('dialog').getByRole('checkbox').nth(3).check();
    },
  },
  reviewPlace('an access review', '?of=one'),
  reviewPlace('a note on what is to be removed', '?of=note', async (page, { reviews }) => {
    await removeFirst(page);
    await text(page, ofRemoval(reviews.note.label));
  }),
  reviewPlace('what an access review removes', '?of=removal', async (page, { reviews }) => {
    await removeFirst(page);
    await page.getByRole('button', { name: ofRemoval(reviews.note.confirm) }).click();
    await page.locator('.review-bar [data-variant="danger"]').click();
    await expect(page.getByRole('alertdialog').locator('[aria-busy=false]')).toBeVisible();
    await expect(page.getByRole('alertdialog').getByText(reviews.remove.lead)).toBeVisible();
  }),
  reviewPlace('an access review that is signed off', '?of=signed', async (page, { reviews }) => {
    const keeps = page.locator('button[data-verdict="keep"][aria-pressed="false"]');
    for (let left = await keeps.count(); left > 0; left -= 1) {
      await keeps.first().click();
      await expect(keeps).toHaveCount(left - 1);
    }
    await page.getByRole('button', { name: reviews.signOff.open, exact: true }).click();
    await page.getByRole('button', { name: reviews.signOff.confirm }).click();
    await expect(page.getByRole('button', { name: reviews.result.print })).toBeVisible();
  }),
];
