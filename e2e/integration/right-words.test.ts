/** The page knows nothing of a region's permissions but what it is told; words for them it has all the same. */
import { expect, it } from 'vitest';
import { permissionFamilies } from '#region/seed/permission-data.ts';
import { isWorded } from '#web/access/right-verbs.ts';
import { thingNames } from '#web/access/thing-names.ts';

it('everything that the platform has a permission for is called in words, and so is what may be done to it', () => {
  expect(permissionFamilies.map(({ on }) => on).filter((on) => !Object.hasOwn(thingNames, on))).toEqual([]);
  expect(permissionFamilies.flatMap(({ may }) => may.split(' ')).filter((action) => !isWorded(action))).toEqual([]);
});
