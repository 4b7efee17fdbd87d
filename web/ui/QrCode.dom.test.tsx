import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { encode } from 'uqr';
import { QrCode } from './QrCode.tsx';

afterEach(cleanup);

/** Modules that a path of horizontal runs paints. */
function painted(path: string): Set<string> {
  const modules = new Set<string>();
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let step = 0; step < Number(length); step += 1) modules.add(`${Number(x) + step} ${y}`);
  }
  return modules;
}

test('paints exactly the dark modules, with a quiet zone around them', () => {
  const value = 'otpauth://totp/Portico%20eu-std-1:Ada?secret=7SOOBEBYRKUMDVFFEMMKZ4WSBG4EWMLB';
  render(<QrCode value={value} label="QR code of the key" />);
  const drawing = screen.getByRole('img', { name: 'QR code of the key' });
  const { data, size } = encode(value, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));
  expect(painted(drawing.querySelector('path')?.getAttribute('d') ?? '')).toEqual(new Set(dark));
  expect(drawing.getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`);
  expect(dark.every((module) => module.split(' ').every((at) => Number(at) >= 4 && Number(at) < size - 4))).toBe(true);
});
