import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { KitForTests } from './kit-text-for-tests.tsx';
import { lazyPart } from './lazy-part.ts';
import { MissingParts } from './MissingParts.tsx';

afterEach(cleanup);

test('a part that cannot be fetched leaves the page as it is and can be asked for again', async () => {
  let online = false;
  const Part = lazyPart(async () => {
    if (!online) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>the part</p>;
  });
  render(
    <KitForTests>
      <p>the page</p>
      <Part />
      <MissingParts />
    </KitForTests>,
  );
  await screen.findByRole('alert');
  expect(screen.getByText('the page')).toBeDefined();

  online = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('the part');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('whoever asks again for one part asks for all that are missing', async () => {
  let online = false;
  const partOf = (words: string) =>
    lazyPart(async () => {
      if (!online) throw new TypeError('Failed to fetch dynamically imported module');
      return () => <p>{words}</p>;
    });
  const One = partOf('one part');
  const Other = partOf('another part');
  render(
    <KitForTests>
      <One />
      <Other />
      <MissingParts />
    </KitForTests>,
  );
  await screen.findByRole('alert');

  online = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('one part');
  await screen.findByText('another part');
  expect(screen.queryByRole('alert')).toBeNull();
});
