import type { Translation } from '../translation.ts';
import type { listViews as source } from '../en/listViews.ts';

export const listViews: Translation<typeof source> = {
  title: 'Ansichten',
  none: 'Noch keine gespeicherten Ansichten.',
  reading: 'Wird gelesen …',
  unread: 'Ihre Ansichten konnten nicht gelesen werden.',
  name: 'Was gezeigt wird, speichern als',
  hint: 'Filter, Reihenfolge und Spalten; für die Konten, mit denen Sie angemeldet sind',
  taken: 'Sie haben eine Ansicht dieses Namens: Diese tritt an ihre Stelle.',
  needed: 'Geben Sie ihr einen Namen.',
  save: 'Speichern',
  delete: 'Ansicht {name} löschen',
};
