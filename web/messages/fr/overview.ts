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
  readAgain: 'Relire',
  where: '{cluster} · {space}',
  more: '{count, plural, one {# autre} other {# autres}}',
  missing: 'Pour ce qui a pu être lu : {words}',
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
  unread: {
    region: '{region} n’a pas pu être lue : rien n’en est affiché ni compté.',
    refused: '{region} ne laisse votre compte lire aucun espace.',
    failing:
      '{region} : {spaces, plural, =0 {} one {# espace n’a pas tout répondu} other {# espaces n’ont pas tout répondu}}{both, select, yes { ; } other {}}{lists, plural, =0 {} one {une liste de l’organisation n’a pas pu être lue} other {des listes de l’organisation n’ont pas pu être lues}}. Ce qui manque n’est pas compté.',
    forbidden:
      '{region} : votre compte ne peut pas lire {spaces, plural, =0 {} one {tout de # espace} other {tout de # espaces}}{both, select, yes {, ni } other {}}{lists, plural, =0 {} one {une liste de l’organisation} other {certaines listes de l’organisation}}. Ce qui manque n’est pas compté.',
    bounded:
      '{region} : {most, plural, one {seul le premier espace est lu} other {seuls les # premiers espaces, et autant de comptes de service, sont lus}}, et {items, plural, one {# cluster} other {# clusters}} de chaque espace.',
    whole: 'La vue d’ensemble n’a pas pu être lue jusqu’au bout.',
  },
};
