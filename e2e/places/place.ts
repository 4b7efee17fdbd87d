/** A page of the console, or what opens in front of one, as a person meets it; and what places are described with. */
import type { Words } from '../words.ts';
import { expect, type Page, type World } from '../world.ts';

export interface Place {
  readonly name: string;
  /** Is built of what another place shows, too: looked at in the long run only. */
  readonly isVariant?: boolean;
  /** Who looks; the administrator unless told otherwise. */
  readonly as?: 'limited' | 'person' | 'nobody';
  /** Plays with the session or what the browser keeps: nobody else may look with the same browser. */
  readonly alone?: boolean;
  /** Makes what is shown; answers its address. */
  readonly address: (world: World) => string | Promise<string>;
  /** Puts right what `address` has changed for everybody. */
  readonly leave?: (world: World) => Promise<void>;
  /** Opens what has to be opened; resolves when everything is there. */
  readonly arrive: (page: Page, words: Words) => Promise<unknown>;
}

export const organisation = ({ std }: World) => `/eu-std-1/organisations/${std.accounts.organisationId}`;
export const space = ({ std }: World) => `/eu-std-1/spaces/${std.accounts.spaceId}`;

export const rows = (page: Page) => expect(page.getByRole('row').nth(3)).toContainText(/\w/);
export const text = (page: Page, words: string) => expect(page.getByText(words, { exact: true }).first()).toBeVisible();
export const dialog = (page: Page, name: string) =>
  expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
