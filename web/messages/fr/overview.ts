import type { overview as english } from '../en/overview.ts';
import type { Translation } from '../translation.ts';

export const overview: Translation<typeof english> = {
  title: 'Vue d’ensemble',
  ofRegion: 'Vue d’ensemble de {region}',
  beside:
    '{clusters, plural, one {# cluster} other {# clusters}} dans {spaces, plural, one {# espace} other {# espaces}} de {regions, plural, one {# région} other {# régions}}',
  besideSpaces:
    '{clusters, plural, one {# cluster} other {# clusters}} dans {spaces, plural, one {# espace} other {# espaces}}',
  besideClusters: '{clusters, plural, one {# cluster} other {# clusters}}',
  reading: 'Lecture…',
  waiting: '{region, select, all {La console n’a pas encore répondu…} other {{region} n’a pas encore répondu…}}',
  readAgain: 'Relire',
  compare: 'Comparer à un autre lieu',
  where: '{cluster} · {space}',
  more: '{count, plural, one {# autre} other {# autres}}',
  missing: '{missing, select, all {N’a pas pu être lu.} other {Pour ce qui a pu être lu : {words}}}',
  running: {
    title: 'En cours',
    none: 'Rien n’est en cours.',
  },
  failed: {
    title: 'Échecs du dernier jour',
    none: 'Rien n’a échoué.',
    noReason: 'La région ne donne pas de raison.',
    open: 'Examiner',
    toCluster: 'Ouvrir le cluster',
  },
  needs: {
    title: 'À votre attention',
    none: 'Rien ne vous attend.',
  },
  versions: {
    title: 'Versions',
    lead: 'd’après la version de leurs workers',
    none: 'Aucun cluster pour l’instant.',
    fleet: 'Ouvrir la flotte',
  },
  week: {
    title: '7 derniers jours',
    none: 'Rien ne s’est terminé.',
  },
  places: {
    title: 'Lieux',
    none: 'Il n’y a ni organisation ni espace que vous puissiez voir.',
    more: '{count, plural, one {Un autre se trouve} other {# autres se trouvent}} avec « Aller à… ».',
  },
};
