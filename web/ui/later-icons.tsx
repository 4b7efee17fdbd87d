/** Pictures that no first page shows: the others are among what every page brings. */
import { stroked } from './icons.tsx';

export const BellIcon = stroked('M4 11.5V7a4 4 0 0 1 8 0v4.5M2.5 11.5h11M6.75 14h2.5');
export const MinusIcon = stroked('M3 8h10');
export const EyeIcon = stroked(
  'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8ZM8 9.75a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5Z',
);
export const EyeOffIcon = stroked(
  'M6.3 3.75A6 6 0 0 1 8 3.5c4 0 6.5 4.5 6.5 4.5a11 11 0 0 1-1.6 2.1M10.6 11.9A5.8 5.8 0 0 1 8 12.5C4 12.5 1.5 8 1.5 8a11 11 0 0 1 2.9-3.4M2.5 2.5l11 11',
);
export const DownloadIcon = stroked('M8 2.5v7.75M4.75 7 8 10.25 11.25 7M2.75 13.5h10.5');
export const StopIcon = stroked('M4 4h8v8H4Z');
