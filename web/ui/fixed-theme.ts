/** The theme that the document has whatever the device's is; undefined where it follows the device. */
export function fixedTheme(): 'light' | 'dark' | undefined {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}
