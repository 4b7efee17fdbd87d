/** What waits behind a recovery link, for people who are signed in nowhere; and the ledger of links issued. */
import { TOTP } from 'otpauth';
import { goodPassword, sendLink, type SentLink } from '../activation.ts';
import type { Words } from '../words.ts';
import { expect, type Page, type World } from '../world.ts';
import { createUser } from '../world-data.ts';
import { dialog, organisation, press, text, type Place } from './place.ts';

/** A place behind a link of its own. `go` is told the link's code. */
function behindLink(
  name: string,
  go: (page: Page, words: Words, sent: SentLink, world: World) => Promise<unknown>,
): Place {
  let present: { readonly sent: SentLink; readonly world: World } | undefined;
  return {
    name,
    as: 'nobody',
    async address(world) {
      const { id } = await createUser(world.std);
      const sent = await sendLink(world, id);
      present = { sent, world };
      return sent.link;
    },
    arrive: async (page, words) => {
      if (present === undefined) throw new Error('no link was sent');
      return go(page, words, present.sent, present.world);
    },
  };
}

async function enterCode(page: Page, { activation }: Words, code: string): Promise<void> {
  await page.getByLabel(activation.code.label, { exact: true }).fill(code);
  await press(page, activation.next);
}

async function choosePassword(page: Page, { activation }: Words, password: string): Promise<void> {
  await page.getByLabel(activation.password.label, { exact: true }).fill(password);
  await press(page, activation.next);
}

async function enterTotp(page: Page, { activation }: Words, { clock }: World, ahead: number): Promise<void> {
  const key = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '';
  const totp = new TOTP({ secret: key.replaceAll(' ', '') });
  await page
    .getByLabel(activation.factor.label, { exact: true })
    .fill(totp.generate({ timestamp: clock.now() + ahead }));
  await press(page, activation.factor.submit);
}

export const activationPlaces: readonly Place[] = [
  behindLink('the page behind a link, with a fault', async (page, words) => {
    await enterCode(page, words, '1');
    await text(page, words.activation.code.needed);
  }),
  behindLink('a password to be chosen', async (page, words, { code }) => {
    await enterCode(page, words, code);
    await choosePassword(page, words, 'Too-short-1');
    await text(page, words.activation.password.weak);
  }),
  behindLink('a second factor to be enrolled, on a clock that is off', async (page, words, { code }, world) => {
    await enterCode(page, words, code);
    await choosePassword(page, words, goodPassword);
    await enterTotp(page, words, world, 5 * 60_000);
    await text(page, words.activation.factor.clockHelp);
  }),
  behindLink('an account that is set up', async (page, words, { code }, world) => {
    await enterCode(page, words, code);
    await choosePassword(page, words, goodPassword);
    await enterTotp(page, words, world, 0);
    await text(page, words.activation.done.signIn);
  }),
  {
    name: 'the activation page without a link',
    as: 'nobody',
    address: () => '/activation',
    arrive: (page, { activation }) => text(page, activation.ended.missing.title),
  },
  {
    name: 'the ledger of recovery links',
    address: async (world) => `${organisation(world)}/recovery-links?user=${(await createUser(world.std)).id}`,
    async arrive(page, { recovery }) {
      const { pathname, searchParams } = new URL(page.url());
      const organisationPath = pathname.replace('/eu-std-1', '').replace('/recovery-links', '');
      const recover = `/api/regions/eu-std-1/iam${organisationPath}/users/${searchParams.get('user')}/recover`;
      for (let round = 0; round < 2; round += 1) {
        const answer = await page.request.post(recover, { headers: { 'X-Portico-CSRF': '1' } });
        expect(answer.ok()).toBe(true);
      }
      await page.reload();
      await expect(page.getByRole('table', { name: recovery.ledger.caption }).getByRole('timer').first()).toBeVisible();
    },
  },
  {
    name: 'links issued for many',
    isVariant: true,
    address: (world) => `${organisation(world)}/users?size=10`,
    async arrive(page, { recovery, runs }) {
      for (const row of [1, 2]) await page.getByRole('row').nth(row).getByRole('checkbox').check();
      await page
        .getByRole('main')
        .locator('button[aria-haspopup=menu]', { hasText: /(?:^| )2 / })
        .click();
      await page.getByRole('menuitem', { name: runs.many.actions.links }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^(?:\S+ )?2 / })
        .click();
      await dialog(page, recovery.bulk.resultTitle);
      await text(page, recovery.bulk.saveCodes);
    },
  },
];
