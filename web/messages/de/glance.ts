import type { glance as english } from '../en/glance.ts';
import type { Translation } from '../translation.ts';

export const glance: Translation<typeof english> = {
  liveness:
    '{liveness, select, live {Live} partly {Teilweise live} connecting {Verbinden …} offline {Offline} other {Nicht live}}',
  silent:
    '{whole, select, yes {{region} hat seit {since} nicht geantwortet} other {{region}: {spaces, plural, one {# Bereich hat} other {# Bereiche haben}} seit {since} nicht geantwortet}}. Gezeigt wird davon der damalige Stand; was fehlt, ist nicht mitgezählt.',
  unread: {
    list: '{list, select, accounts {die Dienstkonten der Organisation} other {die Wiederherstellungslinks}}',
    region: '{region} konnte nicht gelesen werden: Nichts davon wird gezeigt oder gezählt.',
    refused: '{region} lässt Ihr Konto keinen Bereich lesen.',
    failing:
      '{region}: {of, select, lists {} other {{spaces, plural, one {{names} hat noch nicht alles beantwortet} other {{names} haben noch nicht alles beantwortet}}}}{of, select, both {; } other {}}{of, select, spaces {} other {{lists} konnten nicht gelesen werden}}. Was fehlt, ist nicht mitgezählt.',
    forbidden:
      '{region}: Ihr Konto darf {of, select, lists {{lists} nicht lesen: Was dort abläuft, wird nicht genannt} both {nicht alles in {names} lesen und auch {lists} nicht. Was fehlt, ist nicht mitgezählt} other {nicht alles in {names} lesen. Was fehlt, ist nicht mitgezählt}}.',
    unrecorded: '{region} zeichnet nicht auf, was in {names} geschieht: Nichts davon wird gezeigt oder gezählt.',
    bounded:
      '{region}: Gelesen {most, plural, one {wird nur der erste Bereich} other {werden nur die ersten # Bereiche und ebenso viele Dienstkonten}}, und {items, plural, one {# Cluster} other {# Cluster}} je Bereich.',
    whole: 'Die Übersicht konnte nicht bis zum Ende gelesen werden.',
  },
  running: {
    what: 'Vorgang',
    where: 'Cluster und Bereich',
    end: 'Erwartetes Ende',
    now: 'jetzt {time}',
    percent: '{percent, number} %',
    ends: 'noch {left} · <b>endet ≈ {at}</b>',
    endsLate: ', in 95 % von {runs, plural, one {# Lauf} other {# Läufen}} bis {late}',
    few: '{runs, plural, one {≈ {to}, nach einem früheren Lauf} other {≈ {to}, nach # früheren Läufen}}',
    late: 'bis {late} in 95 % von {runs, plural, one {# Lauf} other {# Läufen}}',
    lateByFew: '{runs, plural, one {länger als der einzige frühere Lauf} other {länger als alle # früheren Läufe}}',
    slow: 'langsamer als 95 % von {runs, plural, one {# Lauf} other {# Läufen}}',
    noRuns: 'seit {since} · keine früheren Läufe',
    waiting: 'noch nicht begonnen{isFirst, select, yes { · keine früheren Läufe} other {}}',
    unheard: '{known, select, yes {seit {since} nichts gehört} other {nichts gehört}}',
    unread: 'seit {since} · frühere Läufe konnten nicht gelesen werden',
    legendRun: 'bisher gelaufen',
    legendEnd: 'gewöhnliches Ende, p50–p95 früherer Läufe',
  },
  empty: {
    title: 'Was zuerst zu tun ist',
    lead: 'Es gibt noch keinen Bereich. In einem Bereich leben Cluster, und dort wird gearbeitet.',
    create: 'Ersten Bereich anlegen',
    people: 'Personen der Organisation ansehen',
  },
  bare: {
    title: 'Was zuerst zu tun ist',
    lead: 'In diesem Bereich gibt es noch keinen Cluster. Ein Cluster braucht einige Minuten.',
    deserted: 'Dem Bereich ist auch noch niemand zugeordnet.',
    create: 'Ersten Cluster anlegen',
    people: 'Personen des Bereichs ansehen',
  },
  ask: {
    title:
      '{spaces, plural, =0 {Noch steht Ihnen kein Bereich offen} one {Sie dürfen nicht sehen, was in dem einzigen Bereich ist, der Ihnen offensteht} other {Sie dürfen nicht sehen, was in den # Bereichen ist, die Ihnen offenstehen}}',
    lead: 'Wer die Organisation verwaltet, kann Sie einem Bereich zuordnen und Ihnen eine Rolle erteilen. Leiten Sie dies weiter; über den Link ist Ihr Konto zu finden.',
    request:
      '{who, select, person {Ich bin {name}, Benutzer {id}} other {Ich verwende das Dienstkonto {id}}}{known, select, yes { der Organisation {organisation}} other {}} in {region} und sehe dort nichts. Bitte ordnen Sie {who, select, person {mich} other {es}} einem Bereich zu, mit einer Rolle, die ihn lesen darf.{known, select, yes { {link}} other {}}',
    copy: 'Text für {region} kopieren',
    rights: 'Ihr Konto in {region}',
  },
  versions: {
    minor: 'Version',
    clusters: 'Cluster',
    behind: 'Worker hinter der Steuerungsebene',
    behindCount: '{count, plural, =0 {} one {# zurück} other {# zurück}}',
    unknown:
      '{count, plural, one {Von # Cluster sagt die Region nicht, welche Version er hat.} other {Von # Clustern sagt die Region nicht, welche Version sie haben.}}',
    patches: 'Nach Patch',
    patch: '{version} · {count, number}',
  },
  week: {
    now: 'jetzt',
    named: '{name} · {place}',
    label:
      '{count, plural, one {# beendeter Vorgang} other {# beendete Vorgänge}} der letzten 7 Tage, nach Beginn und Dauer.',
    list: '{count, plural, one {# Vorgang} other {# Vorgänge}}{failed, plural, =0 {} other {, # gescheitert}}: als Liste',
    untimed:
      '{count, plural, one {Bei # weiteren ist der Beginn nicht bekannt} other {Bei # weiteren ist der Beginn nicht bekannt}}{failed, plural, =0 {} other {, # gescheitert}}.',
    cut: '{spaces, plural, one {In # Bereich wurde mehr beendet: Gezeigt werden nur seine neuesten Vorgänge.} other {In # Bereichen wurde mehr beendet: Gezeigt werden nur ihre neuesten Vorgänge.}}',
  },
  needs: {
    ready: '{name}: wartet auf Bestätigung',
    paused: '{name}: pausiert',
    decide: 'Entscheiden',
    preparing: 'In Vorbereitung: {names}',
    unready: 'Konnte nicht angelegt werden: {names}',
    since: 'seit {since}',
    behind:
      '{spaces, plural, one {{space}: } other {}}{count, plural, one {# Cluster hat Worker hinter seiner Steuerungsebene} other {# Cluster haben Worker hinter ihrer Steuerungsebene}}',
    accounts:
      '{ended, plural, =0 {} one {# Dienstkonto ist abgelaufen} other {# Dienstkonten sind abgelaufen}}{both, select, yes {, } other {}}{soon, plural, =0 {} one {# Dienstkonto läuft bis {day} ab} other {# Dienstkonten laufen bis {day} ab}}',
    links:
      '{count, plural, one {# Wiederherstellungslink läuft ungenutzt ab} other {# Wiederherstellungslinks laufen ab, eine Nutzung ist nicht bekannt}}',
    linksBy: 'der erste: {at}',
    session: 'Ihre Anmeldung bei {region} endet',
    sessionIn: 'in {left} und kann bis dahin nicht erneuert werden',
    newest:
      '{count, plural, one {# Cluster hat eine ältere Version als {newest}} other {# Cluster haben ältere Versionen als {newest}}}',
    toFleet: 'Auswählen',
    show: 'Zeigen',
    runsUnread: 'Ob ein Lauf auf Sie wartet, konnte nicht gelesen werden.',
    versionsUnread:
      'Was {region} anbietet, konnte nicht gelesen werden: Cluster dort laufen vielleicht mit älteren Versionen.',
  },
};
