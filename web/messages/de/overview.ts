import type { overview as english } from '../en/overview.ts';
import type { Translation } from '../translation.ts';

export const overview: Translation<typeof english> = {
  title: 'Übersicht',
  ofRegion: 'Übersicht von {region}',
  beside:
    '{clusters, plural, one {# Cluster} other {# Cluster}} in {spaces, plural, one {# Bereich} other {# Bereichen}} von {regions, plural, one {# Region} other {# Regionen}}',
  besideSpaces:
    '{clusters, plural, one {# Cluster} other {# Cluster}} in {spaces, plural, one {# Bereich} other {# Bereichen}}',
  besideClusters: '{clusters, plural, one {# Cluster} other {# Cluster}}',
  reading: 'Wird gelesen …',
  waiting:
    '{region, select, all {Die Konsole hat noch nicht geantwortet …} other {{region} hat noch nicht geantwortet …}}',
  readAgain: 'Neu lesen',
  compare: 'Mit einem anderen Ort vergleichen',
  where: '{cluster} · {space}',
  more: '{count, plural, one {# weiterer} other {# weitere}}',
  missing: '{missing, select, all {Konnte nicht gelesen werden.} other {Soweit lesbar: {words}}}',
  running: {
    title: 'Läuft gerade',
    none: 'Gerade läuft nichts.',
  },
  failed: {
    title: 'In den letzten 24 Stunden gescheitert',
    none: 'Nichts ist gescheitert.',
    noReason: 'Die Region nennt keinen Grund.',
    open: 'Ansehen',
    toCluster: 'Cluster öffnen',
  },
  needs: {
    title: 'Wartet auf Sie',
    none: 'Nichts wartet auf Sie.',
  },
  versions: {
    title: 'Versionen',
    lead: 'nach der Version der Worker',
    none: 'Noch keine Cluster.',
    fleet: 'Flotte öffnen',
  },
  week: {
    title: 'Die letzten 7 Tage',
    none: 'Nichts wurde beendet.',
  },
  places: {
    title: 'Orte',
    none: 'Es gibt keine Organisation und keinen Bereich, die Sie sehen dürfen.',
    more: '{count, plural, one {Einen weiteren finden} other {# weitere finden}} Sie mit „Springen zu …“.',
  },
};
