import type { timeline as english } from '../en/timeline.ts';
import type { Translation } from '../translation.ts';

export const timeline: Translation<typeof english> = {
  title: 'Zeitachse',
  label:
    'Vorgänge nach Cluster, {range}: {count, plural, =0 {keine} one {# Vorgang} other {# Vorgänge}} von {clusters, plural, one {# Cluster} other {# Clustern}}. Mit den Pfeiltasten wechseln Sie zwischen ihnen, mit Plus und Minus zoomen Sie.',
  span: {
    label: 'Gezeigter Zeitraum',
    day: 'Heute',
    week: 'Woche',
    month: 'Monat',
  },
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  earlier: 'Früher',
  later: 'Später',
  noLater: 'Das reicht schon bis jetzt',
  noWider: 'Das ist der längste Zeitraum',
  noCloser: 'Das ist der kürzeste Zeitraum',
  now: 'Zurück zum Jetzt',
  hint: '{count, plural, one {# Vorgang} other {# Vorgänge}} von {clusters, plural, one {# Cluster} other {# Clustern}} in diesem Zeitraum',
  nowAt: 'jetzt {time}',
  legend: {
    label: 'Was ist was',
    done: 'fertig',
    failed: 'gescheitert',
    running: 'läuft',
    slow: 'langsamer als sonst',
    waiting: 'wartet',
    waited: 'gewartet',
    expected: 'erwartetes Ende',
    several: 'mehrere, vergrößern',
  },
  mark: {
    done: '{name}, {cluster}, fertig: {course}, {at}',
    failed: '{name}, {cluster}, gescheitert: {course}, {at}',
    running: '{name}, {cluster}, {course}, {at}',
    waiting: '{name}, {cluster}, {course}, {at}',
    slow: '{name}, {cluster}, langsamer als sonst: {course}, {at}',
  },
  ends: 'endet voraussichtlich {from}–{to}',
  endsFew: 'endet {from}–{to}, wenn es läuft wie die wenigen früheren',
  endUnknown: 'das Ende ist nicht bekannt',
  bundle:
    '{count, plural, one {# Vorgang} other {# Vorgänge}}, {cluster}, {failed, plural, =0 {keiner gescheitert} one {# gescheitert} other {# gescheitert}}, {from} bis {to}. Vergrößern',
  bundleList:
    '{count, plural, one {# Vorgang} other {# Vorgänge}}, {cluster}, {failed, plural, =0 {keiner gescheitert} one {# gescheitert} other {# gescheitert}}, {from} bis {to}. Liste zeigen',
  deleted: 'gelöscht',
  noCluster: 'Ohne Cluster',
  none: 'Keine Vorgänge in diesem Zeitraum, soweit gelesen wurde.',
  noneWhole: 'Keine Vorgänge in diesem Zeitraum.',
  readTo: 'Zurück bis {at} gelesen. Was davor grau ist, wurde nicht gelesen.',
  readWhole: 'Alle Vorgänge wurden gelesen.',
  readSight: 'Der ganze Zeitraum wurde gelesen.',
  readNone: 'Noch wurde nichts gelesen.',
  unplaced:
    '{count, plural, one {# Vorgang nennt keine Zeiten und kann} other {# Vorgänge nennen keine Zeiten und können}} nicht gezeichnet werden.',
  moreLanes: '{count, plural, one {# weiteren Cluster zeigen} other {# weitere Cluster zeigen}}',
  table: 'Als Tabelle: {count, plural, one {# Vorgang} other {# Vorgänge}}',
  course: 'Warte- und Laufzeit',
};
