import type { timeline as english } from '../en/timeline.ts';
import type { Translation } from '../translation.ts';

export const timeline: Translation<typeof english> = {
  title: 'Chronologie',
  label:
    'Opérations par cluster, {range} : {count, plural, =0 {aucune} one {# opération} other {# opérations}} sur {clusters, plural, one {# cluster} other {# clusters}}. Les flèches passent de l’une à l’autre, plus et moins agrandissent ou réduisent.',
  span: {
    label: 'Durée affichée',
    day: 'Aujourd’hui',
    week: 'Semaine',
    month: 'Mois',
  },
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  earlier: 'Avant',
  later: 'Après',
  noLater: 'L’affichage va déjà jusqu’à maintenant',
  noWider: 'C’est la durée la plus longue',
  noCloser: 'C’est la durée la plus courte',
  now: 'Revenir à maintenant',
  hint: '{count, plural, one {# opération} other {# opérations}} sur {clusters, plural, one {# cluster} other {# clusters}} pendant cette durée',
  nowAt: 'maintenant {time}',
  legend: {
    label: 'Légende',
    done: 'terminée',
    failed: 'échouée',
    running: 'en cours',
    slow: 'plus longue que d’habitude',
    waiting: 'attend',
    waited: 'attente',
    expected: 'fin attendue',
    several: 'plusieurs, à agrandir',
  },
  mark: {
    done: '{name}, {cluster}, terminée : {course}, {at}',
    failed: '{name}, {cluster}, échouée : {course}, {at}',
    running: '{name}, {cluster}, {course}, {at}',
    waiting: '{name}, {cluster}, {course}, {at}',
    slow: '{name}, {cluster}, plus longue que d’habitude : {course}, {at}',
  },
  ends: 'fin attendue {from}–{to}',
  endsFew: 'fin {from}–{to} si elle suit les rares précédentes',
  endUnknown: 'sa fin n’est pas connue',
  bundle:
    '{count, plural, one {# opération} other {# opérations}}, {cluster}, {failed, plural, =0 {aucune échouée} one {# échouée} other {# échouées}}, du {from} au {to}. Agrandir',
  bundleList:
    '{count, plural, one {# opération} other {# opérations}}, {cluster}, {failed, plural, =0 {aucune échouée} one {# échouée} other {# échouées}}, du {from} au {to}. Afficher la liste',
  deleted: 'supprimé',
  noCluster: 'Sans cluster',
  none: 'Aucune opération pendant cette durée, parmi celles qui ont été lues.',
  noneWhole: 'Aucune opération pendant cette durée.',
  readTo: 'Lu jusqu’au {at}. Ce qui est grisé avant n’a pas été lu.',
  readWhole: 'Toutes les opérations ont été lues.',
  readSight: 'Toute cette période a été lue.',
  readNone: 'Rien n’a encore été lu.',
  unplaced:
    '{count, plural, one {# opération n’indique aucune heure et ne peut pas être dessinée} other {# opérations n’indiquent aucune heure et ne peuvent pas être dessinées}}.',
  moreLanes: '{count, plural, one {Afficher # cluster de plus} other {Afficher # clusters de plus}}',
  table: 'En tableau : {count, plural, one {# opération} other {# opérations}}',
  course: 'Attente et exécution',
};
