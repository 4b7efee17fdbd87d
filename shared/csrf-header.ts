/** Header every request under /api carries; a cross-site form cannot set it. */
export const csrfHeader = 'X-Portico-CSRF';
