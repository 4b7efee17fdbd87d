import { expect, test } from './world.ts';

test('a deep link opened signed out is reached after the sign-in', async ({ page, world }) => {
  const link = `/eu-std-1/spaces/${world.std.accounts.spaceId}/users`;
  await page.goto(link);
  await page.getByRole('button', { name: 'Continue as administrator' }).click();
  await expect(page.getByRole('row')).toHaveCount(31);
  expect(new URL(page.url()).pathname).toBe(link);
});
