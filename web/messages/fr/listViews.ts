import type { Translation } from '../translation.ts';
import type { listViews as source } from '../en/listViews.ts';

export const listViews: Translation<typeof source> = {
  title: 'Vues',
  none: 'Pas encore de vue enregistrée.',
  reading: 'Lecture…',
  unread: 'Vos vues n’ont pas pu être lues.',
  name: 'Enregistrer ce qui est affiché sous',
  hint: 'Filtres, ordre et colonnes ; conservés pour les comptes auxquels vous êtes connecté',
  taken: 'Vous avez une vue de ce nom : celle-ci prend sa place.',
  needed: 'Donnez-lui un nom.',
  save: 'Enregistrer',
  delete: 'Supprimer la vue {name}',
};
