/** The look the reader chose; `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark';

/** Applies the theme to the whole document. Where it is remembered is the caller's matter. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
}
