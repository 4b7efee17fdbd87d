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
  select: {
    page: 'Les {here, number} de cette page sont choisis.',
    shown: '{here, number} de ceux qui correspondent sont choisis.',
    take: '{count, plural, =0 {Tout choisir} other {Choisir tous les #}}',
    takeMatching: '{count, plural, =0 {Choisir tout ce qui correspond} other {Choisir les # qui correspondent}}',
    reading: 'Lecture de la liste entière : {loaded, number}',
    readingOf: 'Lecture de la liste entière : {loaded, number} sur {total, number}',
    giveUp: 'Abandonner',
    broken: 'Seuls {loaded, number} ont pu être lus. Le choix reste ce qu’il était.',
    again: 'Réessayer',
    tooMany: '{count, number} correspondent, et une modification en prend {most, number} au plus : précisez le filtre.',
    all: 'Les {count, number} sont tous choisis, tels que lus à {time}.',
    allMatching: 'Les {count, number} qui correspondent à « {text} » sont tous choisis, tels que lus à {time}.',
    some: '{left, number} sur {count, number} sont choisis, tels que lus à {time}.',
    someMatching:
      '{left, number} des {count, number} qui correspondent à « {text} » sont choisis, tels que lus à {time}.',
    kept: 'Ils restent choisis quel que soit le filtre.',
    clear: 'Effacer le choix',
  },
};
