import type { soon as english } from '../en/soon.ts';
import type { Translation } from '../translation.ts';

export const soon: Translation<typeof english> = {
  shut: '(Ihnen nicht offen)',
  notFound: {
    title: 'Hier ist nichts',
    lead: 'Es existiert nicht, wurde gelöscht, oder die Adresse enthält einen Fehler.',
    home: 'Zur Startseite',
  },
  failures: {
    forbiddenTitle: 'Das dürfen Sie nicht sehen',
    forbiddenPermission:
      'Ihrem Konto fehlt hier die Berechtigung <code>{permission}</code>. Ein Administrator dieser Ebene kann sie erteilen.',
    forbidden: 'Ihrem Konto fehlt dafür hier eine Berechtigung. Ein Administrator dieser Ebene kann sie erteilen.',
    outageTitle: '{region} antwortet nicht',
    outage: 'Betroffen ist nur diese Region. Was Sie von anderen Regionen sehen, ist nicht betroffen.',
    theRegion: 'Die Region',
    timeoutTitle:
      '{why, select, stopped {Sie warten nicht mehr auf {region}} other {{region} hat nicht rechtzeitig geantwortet}}',
    timeout: 'Es wird nicht von selbst noch einmal gefragt. Betroffen ist nur diese Region.',
    unusableTitle: '{region} hat etwas Unbrauchbares geantwortet',
    untrustedTitle: 'Die Konsole vertraut {region} nicht',
    storeTitle: 'Die Konsole erreicht ihren eigenen Speicher nicht',
    unavailableTitle: '{region} kann das derzeit nicht',
    retryIn: 'Erneut versuchen in {seconds, number} s',
    failedTitle: 'Das konnte nicht geladen werden',
    crashedTitle: 'Diese Seite funktioniert nicht mehr',
    crashed: 'Sie kann nicht angezeigt werden. Laden Sie die Seite neu; hilft das nicht, senden Sie uns den Bericht.',
    reading: '{region} hat noch nicht geantwortet',
    writing: '{region} hat noch nicht bestätigt, dass es ausgeführt ist',
    cancelWaiting: 'Abbrechen',
  },
  /** Why a write failed. */
  refusals: {
    unavailable: 'Die Region kann das derzeit nicht',
    notSent: 'Das wurde nicht gesendet: Nichts hat sich geändert',
    retryAfter: 'Versuchen Sie es in {seconds, plural, one {# Sekunde} other {# Sekunden}} erneut.',
    sessionRenewed:
      'Sie wurden abgemeldet, bevor dies gesendet war; nichts hat sich geändert. Senden Sie es noch einmal.',
    unconfirmed:
      'Ausgang unbekannt. {why, select, stopped {Sie haben nicht länger gewartet} odd {Die Antwort ist unbrauchbar} other {Es kam keine Antwort}}; ob es ausgeführt wurde, ist nicht bekannt. Sehen Sie nach, bevor Sie es noch einmal senden.',
    unread:
      'Konnte nicht gelesen werden: {why, select, stopped {Sie haben nicht länger gewartet} odd {die Antwort ist unbrauchbar} other {es kam keine Antwort}}',
    unexpected: 'Etwas ist schiefgegangen',
    refused: 'Das dürfen Sie nicht',
    refusedPermission: 'Das dürfen Sie nicht: {permission} fehlt',
    invalid: 'Einige Eingaben wurden nicht angenommen',
    conflict: 'Das passt nicht zum jetzigen Stand',
    gone: 'Es ist nicht mehr da',
    notOffered: 'In dieser Region nicht verfügbar',
    tooMany: 'Zu viele Anfragen. Warten Sie einen Moment und versuchen Sie es dann erneut.',
    ours: {
      bad_request: 'Die Konsole konnte die Anfrage nicht lesen.',
      invalid_parameter: 'Die Konsole nimmt das Gesendete so nicht an.',
      wrong_credentials: 'Die Region hat diese Zugangsdaten nicht angenommen.',
      too_many_attempts: 'Das wurde zu oft angefragt.',
      cross_site_request: 'Es kam nicht von einer Seite dieser Konsole.',
      payload_too_large: 'Es ist mehr, als die Konsole auf einmal annimmt.',
      unsupported_media_type: 'Diese Art von Inhalt nimmt die Konsole nicht an.',
      no_self_service: 'Links der Regionen dieser Konsole öffnen sich nicht hier.',
      work_goes_on: 'Arbeit, die Sie begonnen haben, läuft noch.',
      changed_meanwhile: 'Inzwischen hat jemand anderes es geändert: Sehen Sie es noch einmal an.',
      too_many_views: 'Es gibt schon zu viele Ansichten. Löschen Sie eine und versuchen Sie es dann erneut.',
      too_many_reviews: 'Es gibt schon zu viele Prüfungen. Löschen Sie eine und versuchen Sie es dann erneut.',
      review_signed_off: 'Die Prüfung ist abgezeichnet: Darin ändert sich nichts mehr.',
      review_not_signed_off: 'Die Prüfung ist noch nicht abgezeichnet.',
      review_unread: 'Noch nicht alles wurde gelesen.',
      review_undecided: 'Über einige Zeilen ist noch nicht entschieden.',
      review_out_of_sight: 'Sie enthält Ebenen, die Ihr Konto jetzt nicht lesen kann.',
      line_decided_meanwhile: 'Über eine dieser Zeilen hat inzwischen jemand anderes entschieden.',
      steps_out_of_turn: 'Andere Schritte dieses Laufs sind an der Reihe.',
      run_at_work: 'Halten Sie den Lauf zuerst an und lassen Sie seine Aufrufe enden.',
      run_not_so: 'Der Lauf ist inzwischen weiter: Sehen Sie nach, wie er jetzt steht.',
      nothing_to_undo: 'Es gibt nichts, das zurückgenommen werden kann.',
      region_unreachable: '{region} nimmt im Moment keine Anfragen an.',
      region_timeout: '{region} hat nicht rechtzeitig geantwortet.',
      internal_error: 'Die Konsole ist gescheitert; wer sie betreibt, findet den Grund in ihrem Protokoll.',
      too_many_runs:
        'Es gibt schon zu viele Läufe. Löschen Sie einen unter „Arbeiten“ und versuchen Sie es dann erneut.',
      store_unavailable:
        'Es liegt an keiner Region, und niemand wird dadurch abgemeldet. Was diese Seite zeigt, bleibt; gelesen oder geändert werden kann nichts, bis der Speicher wieder da ist. Die Seite merkt das von selbst.',
      region_answer_unusable:
        'Die Antwort entspricht nicht dem Vertrag. Ein neuer Versuch hilft vielleicht; wenn nicht, senden Sie den Bericht an den Betreiber der Region.',
      region_untrusted:
        'Nichts wurde gesendet. Wer die Konsole betreibt, kann mit NODE_EXTRA_CA_CERTS einer privaten Zertifizierungsstelle vertrauen; mehr steht im Log der Konsole.',
    },
  },
  finder: {
    firstSteps: 'Erste Schritte',
    scope:
      'Personen, Rollen und IDs werden auf der Ebene gesucht, auf der Sie sind; Orte, Cluster und Vorgänge in allen Regionen.',
    hint: 'Namen eingeben oder ID einfügen',
    unknown: 'Mit dieser ID oder E-Mail-Adresse ist von hier aus nichts zu sehen.',
    kind: '{kind, select, user {Benutzer} serviceAccount {Dienstkonto} role {Rolle} cluster {Cluster} operation {Vorgang} organisation {Organisation} other {Bereich}}',
    kinds:
      '{kind, select, user {Benutzer} serviceAccount {Dienstkonten} role {Rollen} cluster {Cluster} operation {Vorgänge} organisation {Organisationen} other {Bereiche}}',
    unread: 'Konnte nicht durchsucht werden: {kinds}.',
    elsewhere:
      '{rest, select, comes {Andere Orte werden noch gelesen.} other {Manche anderen Orte konnten nicht gelesen werden.}}',
    nothingSoFar: 'Nichts gefunden in dem, was durchsucht wurde',
    filterSpaces: 'Nach Name filtern oder ID einfügen',
    goToSpace: 'Zum Bereich {id}',
    recent: 'Zuletzt',
    here: 'Sie sind hier.',
    regions: 'Regionen',
    action: 'Beginnen',
    verbs: '{verb, select, upgrade {Upgrade} resize {Größe ändern} other {Kubeconfig}}',
    ofCluster:
      '{verb, select, upgrade {Upgrade von {name}} resize {Größe von {name} ändern} other {Kubeconfig von {name}}}',
    creations:
      '{what, select, user {Benutzer anlegen} serviceAccount {Dienstkonto anlegen} role {Rolle anlegen} acl {Rechte auf einzelnen Ressourcen erteilen} space {Bereich anlegen} cluster {Cluster anlegen} vm {Virtuelle Maschine anlegen} twin {Mit einem anderen Ort vergleichen} other {Datenbankcluster anlegen}}',
    spacesUnread: 'seine Bereiche konnten nicht gelesen werden',
  },
  shortcuts: {
    title: 'Tastenkürzel',
    does: '{what, select, palette {Über den Namen zu etwas springen oder etwas beginnen} keys {Diese Liste zeigen} move {Sich in einem Menü oder einer Auswahl bewegen} pick {Das Markierte öffnen oder wählen} other {Offenes schließen oder den Filter leeren}}',
  },
  home: {
    recentPlaces: 'Zuletzt besuchte Orte',
  },
  session: {
    ownAccount: 'Ihr Konto',
    calls: 'API-Aufrufe',
    ends: 'Sitzung endet in',
    signOut: 'Abmelden',
    signOutOfRegion: 'Von {region} abmelden ({name})',
    endedTitle: 'Ihre Sitzung ist zu Ende',
    endedLead:
      'Melden Sie sich bei {region} an, um weiterzumachen. Die Seite dahinter ist, wie Sie sie verlassen haben, mit allem, was Sie eingegeben haben.',
    differentAccount:
      'Mit einem anderen Konto wird verworfen, was Sie eingegeben haben, und laufende Arbeiten pausieren.',
    discarded: 'Sie haben sich mit einem anderen Konto angemeldet, daher wurde die Seite neu geöffnet.',
    leave: 'Diese Seite verlassen',
    ending: 'Ihre Sitzung endet in',
    endingIdle: 'Sie haben die Konsole eine Weile nicht benutzt.',
    endingAbsolute: 'Sie hat ihre längste Dauer erreicht und kann nicht verlängert werden. Speichern Sie Ihre Arbeit.',
    stay: 'Angemeldet bleiben',
    signOutFailed: 'Sie sind noch angemeldet: Die Konsole hat nicht geantwortet.',
    workTitle: '{runs, plural, one {Ein Lauf ist noch unterwegs} other {# Läufe sind noch unterwegs}}',
    workLead:
      '{runs, plural, one {Was Sie bestätigt haben, ist noch nicht fertig. Anhalten oder ohne Sie weiterlaufen lassen, längstens bis {at}?} other {Was Sie bestätigt haben, ist noch nicht fertig. Alle anhalten oder ohne Sie weiterlaufen lassen, längstens bis {at}?}}',
    workOfRegion:
      'Was Sie in {region} bestätigt haben, ist noch nicht fertig und hält an, wenn Sie sich dort abmelden. Es geht weiter, wenn sich jemand mit demselben Konto anmeldet und es fortsetzt.',
    workClosed:
      'In diesem Browser sind Sie in jedem Fall abgemeldet. Wer sich mit demselben Konto anmeldet, kann anhalten oder fortsetzen.',
    workGoOn: '{runs, plural, one {Bis {at} weiterlaufen lassen} other {Alle bis {at} weiterlaufen lassen}}',
    workStop: '{runs, plural, one {Anhalten und abmelden} other {Alle anhalten und abmelden}}',
  },
};
