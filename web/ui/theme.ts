/** The look the reader chose; `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark';

/** Applies the theme to the whole document. Where it is remembered is the caller's matter. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
}

/** The theme that the document has whatever the device's is; undefined where it follows the device. */
export function fixedTheme(): 'light' | 'dark' | undefined {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}
