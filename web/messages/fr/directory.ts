import type { Translation } from '../translation.ts';
import type { directory as source } from '../en/directory.ts';

export const directory: Translation<typeof source> = {
  matches: '{count, plural, one {# résultat} other {# résultats}}',
  lookedThrough: 'Parcouru :',
  read: '{loaded, plural, one {# ligne lue} other {# lignes lues}}',
  readOf: '{loaded, number} sur {total, plural, one {# lue} other {# lues}}',
  asOf: '{loaded, number} sur {total, number}, état de {time}',
  missing:
    '{loaded, number} sur {total, number}, état de {time} : {missing, plural, one {# manque} other {# manquent}}',
  asOfUnknown: '{loaded, number}, état de {time}',
  outdated: 'Quelque chose a changé depuis.',
  stop: 'Arrêter',
  readAll: 'Lire les {total, number}',
  readRest: 'Tout lire',
  again: 'Relire',
  pages: 'Afficher par pages',
  cost: 'Lire les {total, number} demande {calls, plural, one {# appel} other {# appels}} à la région, environ {minutes, plural, one {# minute} other {# minutes}}.',
  exactFirst: 'Une adresse e-mail ou un ID entiers sont trouvés aussitôt.',
  export: 'Exporter {count, plural, one {# ligne} other {# lignes}}',
  exportFailed: 'Le fichier n’a pas pu être écrit.',
  incomplete: '(incomplet)',
  exportPart: 'Exporter {count, plural, one {# ligne} other {# lignes}} d’une liste incomplète',
  exportPage: 'Exporter {count, plural, one {# ligne} other {# lignes}} de cette page',
  noneMatchTitle: 'Aucun résultat pour « {text} »',
  noneMatchSoFar: 'Aucun résultat pour « {text} » jusqu’ici',
  noneMatch: 'Chaque mot doit figurer. Une adresse e-mail ou un ID entiers sont recherchés exactement.',
  noneMatchStopped: 'Seule une partie de la liste a été parcourue.',
  clearFilter: 'Effacer le filtre',
  emptyPageTitle: 'Cette page est vide',
  emptyPage: 'Son contenu a été déplacé ou supprimé.',
  firstPageLink: 'Aller à la première page',
};
