import type { versionMap as english } from '../en/versionMap.ts';
import type { Translation } from '../translation.ts';

export const versionMap: Translation<typeof english> = {
  title: 'Versions des clusters',
  clusters: '{count, plural, one {# cluster} other {# clusters}}',
  more: '{count, plural, one {# autre} other {# autres}}',
  key: {
    present: 'en service',
    possible: 'permise ensuite',
    gap: 'derrière le plan de contrôle',
  },
  runs: '{part, select, workers {Workers} other {Plan de contrôle}} {version}',
  behind: 'en retard',
  possible: 'peut passer à {versions}',
  nothing: 'rien de plus récent n’est permis d’ici',
  noWorkers: 'Aucun worker',
  unknown: 'Leur région n’indique pas de version comparable.',
  none: 'Il n’y a aucun cluster à afficher.',
  partly: 'Tous les clusters n’ont pas été lus : seuls ceux qui l’ont été sont affichés.',
  incomplete: 'La suite de la liste n’a pas pu être chargée : des clusters peuvent manquer.',
  failed: 'Les clusters n’ont pas pu être chargés',
  notOffered: 'Les versions proposées n’ont pas pu être chargées',
};
