import type { versionMap as english } from '../en/versionMap.ts';
import type { Translation } from '../translation.ts';

export const versionMap: Translation<typeof english> = {
  title: 'Versionen der Cluster',
  clusters: '{count, plural, one {# Cluster} other {# Cluster}}',
  more: '{count, plural, one {# weiterer} other {# weitere}}',
  key: {
    present: 'läuft',
    possible: 'als Nächstes erlaubt',
    gap: 'hinter der Steuerungsebene',
  },
  runs: '{part, select, workers {Worker} other {Steuerungsebene}} {version}',
  behind: 'zurück',
  possible: 'darf auf {versions}',
  nothing: 'von hier aus ist nichts Neueres erlaubt',
  noWorkers: 'Keine Worker',
  unknown: 'Ihre Region gibt nicht vergleichbar an, was auf ihnen läuft.',
  none: 'Es gibt keine Cluster zu zeigen.',
  partly: 'Nicht alle Cluster wurden gelesen: Gezeigt werden nur die gelesenen.',
  incomplete: 'Der Rest der Liste konnte nicht geladen werden; Cluster können fehlen.',
  failed: 'Die Cluster konnten nicht geladen werden',
  notOffered: 'Die angebotenen Versionen konnten nicht geladen werden',
};
