/** How a person takes the steps behind a recovery link, in a browser of their own with an application for codes. */
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expect, type Page, type World } from './world.ts';

export const goodPassword = 'Correct-Horse-Battery-1';

export interface SentLink {
  readonly link: string;
  readonly code: string;
}

/** A code that is not the right one. */
export const wrongCode = ({ code }: SentLink) => (code === '000000' ? '000001' : '000000');

/** Issues a link in the embedded region, as somebody at another console would. */
export async function sendLink({ std }: World, userId: string): Promise<SentLink> {
  const path = { organisationId: std.accounts.organisationId, userId };
  const { link, code = '' } = await std.client.call('RecoverUserOrganisation', { path });
  return { link, code };
}

/** Another browser, signed in nowhere, at the page behind a link. */
export async function openLink(browser: Browser, { link }: SentLink, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ locale: 'en-GB', ...options });
  const page = await context.newPage();
  await page.goto(link);
  return page;
}

export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.keyboard.press('Enter');
}

export async function choosePassword(page: Page, password = goodPassword): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Choose a password' })).toBeFocused();
  await page.getByLabel('New password').fill(password);
  await page.keyboard.press('Enter');
}

/** The application on a phone, once the key that the page shows was entered. */
export async function enrol(page: Page, { clock }: World) {
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const key = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '';
  const totp = new TOTP({ secret: key.replaceAll(' ', '') });
  /** What it shows; `ahead` milliseconds from now where its clock is off. */
  return Object.assign((ahead = 0) => totp.generate({ timestamp: clock.now() + ahead }), {
    secret: totp.secret.base32,
  });
}

export async function enterTotp(page: Page, totp: string): Promise<void> {
  await page.getByLabel('Code from the app').fill(totp);
  await page.getByRole('button', { name: 'Finish' }).click();
}

/** The whole way, without a slip; answers the secret that the application keeps, Base32. */
export async function activate(page: Page, world: World, { code }: SentLink): Promise<string> {
  await enterCode(page, code);
  await choosePassword(page);
  const shown = await enrol(page, world);
  await enterTotp(page, shown());
  await expect(page.getByRole('heading', { name: 'You are all set' })).toBeFocused();
  return shown.secret;
}
