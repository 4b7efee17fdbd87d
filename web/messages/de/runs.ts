import type { runs as english } from '../en/runs.ts';
import type { Translation } from '../translation.ts';

export const runs: Translation<typeof english> = {
  one: 'Lauf',
  lead: 'Was die Konsole in mehreren Aufrufen für Ihre Konten tut. Es geht weiter, wenn Sie diesen Tab schließen, und alle, die mit demselben Konto angemeldet sind, sehen es.',
  outlives:
    'Es geht weiter, wenn Sie diesen Tab schließen{known, select, yes {, und ohne Sie längstens bis {at}.} other {, solange die Sitzung besteht, mit der gearbeitet wird.}}',
  caption: 'Läufe Ihrer Konten, die neuesten zuerst',
  list: { filter: 'Nach Inhalt, Zustand oder Region filtern', noneMatch: 'Kein Lauf passt', showAll: 'Alle zeigen' },
  noneTitle: 'Keine Arbeiten',
  none: 'Arbeiten aus mehreren Aufrufen, zum Beispiel das Kopieren der Rechte eines Dienstkontos, stehen hier 30 Tage lang.',
  columns: {
    name: 'Lauf',
    state: 'Zustand',
    sentence: 'Bisher',
    region: 'Region',
    changed: 'Letzte Änderung',
    what: 'Schritt',
    outcome: 'Ergebnis',
    at: 'Wann',
  },
  kinds: {
    alike: 'Diesen Ort wie {about} machen',
    unlike: 'Zurücknehmen, was diesen Ort wie {about} gemacht hat',
    copyGrants: 'Rechte von {about} kopieren',
    upgradeCluster: 'Upgrade von {about}',
    upgradeWave: 'Upgrade von Clustern auf {about}',
    updatePackages: 'Systempakete von {count, plural, one {# Cluster} other {# Clustern}} aktualisieren',
    addUsers: '{count, plural, one {# Benutzer} other {# Benutzer}} zu {about} hinzufügen',
    copyRole: 'Rolle {about} kopieren',
    leaver:
      '{operation, select, UnassignUserSpace {{about} aus {count, plural, one {einem Bereich} other {# Bereichen}} entfernen} PatchUserStateOrganisation {{about} deaktivieren} DeleteUserOrganisation {{about} löschen} other {Rechte von {about} entziehen}}',
    giveBack: 'Entzogene Rechte an {about} zurückgeben',
    activate: '{count, plural, one {# Benutzer} other {# Benutzer}} aktivieren',
    deactivate: '{count, plural, one {# Benutzer} other {# Benutzer}} deaktivieren',
    assign:
      '{operation, select, AssignServiceAccountToSpace {{count, plural, one {# Dienstkonto} other {# Dienstkonten}}} other {{count, plural, one {# Benutzer} other {# Benutzer}}}} dem Bereich {about} zuordnen',
    unassign: '{count, plural, one {# Benutzer} other {# Benutzer}} aus {about} entfernen',
    delete:
      '{operation, select, DeleteServiceAccountOrganisation {{count, plural, one {# Dienstkonto} other {# Dienstkonten}} löschen} DeleteServiceAccountSpace {{count, plural, one {# Dienstkonto} other {# Dienstkonten}} aus {about} entfernen} other {{count, plural, one {# Benutzer} other {# Benutzer}} löschen}}',
    whenFree:
      '{operation, select, DeleteCluster {{about} löschen} CreateNodePool {Knotenpool zu {about} hinzufügen} UpdateNodePoolCount {Größe eines Knotenpools von {about} ändern} DeleteNodePool {Knotenpool von {about} löschen} AddWorkers {Worker zu {about} hinzufügen} RemoveWorkers {Worker aus {about} entfernen} other {Systempakete von {about} aktualisieren}}, sobald der Cluster frei ist',
    grant: '{count, plural, one {# Konto} other {# Konten}} „{about}“ erteilen',
    revoke: '{count, plural, one {# Konto} other {# Konten}} „{about}“ entziehen',
    sameAccess: 'Anderen den Zugriff von {about} geben',
    takeAccess: 'Anderen den Zugriff von {about} wieder entziehen',
    removeReviewed: 'Entziehen, was {about} markiert hat',
    returnReviewed: 'Zurückgeben, was durch {about} entzogen wurde',
    addAcls: 'ACLs in {about} vergeben',
    deleteAcls: 'ACLs in {about} löschen',
  },
  many: {
    menu: '{type, select, users {{count, plural, one {# ausgewählten Benutzer} other {# ausgewählte Benutzer}}} other {{count, plural, one {# ausgewähltes Dienstkonto} other {# ausgewählte Dienstkonten}}}} ändern',
    actions: {
      links: 'Links ausstellen …',
      same: 'Gleicher Zugriff wie …',
      grant: 'Rolle oder Berechtigung erteilen …',
      revoke: 'Rolle oder Berechtigung entziehen …',
      activate: 'Aktivieren …',
      deactivate: 'Deaktivieren …',
      assign: 'Einem Bereich zuordnen …',
      unassign: 'Aus diesem Bereich entfernen …',
      delete: 'Löschen …',
    },
    title: {
      grant:
        '{type, select, users {{count, plural, one {# Benutzer} other {# Benutzern}}} other {{count, plural, one {# Dienstkonto} other {# Dienstkonten}}}} etwas erteilen',
      revoke:
        '{type, select, users {{count, plural, one {# Benutzer} other {# Benutzern}}} other {{count, plural, one {# Dienstkonto} other {# Dienstkonten}}}} etwas entziehen',
      assign:
        '{type, select, users {{count, plural, one {# Benutzer} other {# Benutzer}}} other {{count, plural, one {# Dienstkonto} other {# Dienstkonten}}}} einem Bereich zuordnen',
    },
    select: {
      page: 'Alle {here, number} auf dieser Seite sind ausgewählt.',
      shown: '{here, number} der Treffer sind ausgewählt.',
      take: '{count, plural, =0 {Alle auswählen} other {Alle # auswählen}}',
      takeMatching: '{count, plural, =0 {Alle Treffer auswählen} other {Alle # Treffer auswählen}}',
      reading: 'Die ganze Liste wird gelesen: {loaded, number}',
      readingOf: 'Die ganze Liste wird gelesen: {loaded, number} von {total, number}',
      giveUp: 'Abbrechen',
      broken: 'Nur {loaded, number} konnten gelesen werden. Die Auswahl ist unverändert.',
      again: 'Erneut versuchen',
      tooMany:
        '{count, number} Treffer, aber eine Änderung erfasst höchstens {most, number}: Engen Sie den Filter ein.',
      all: 'Alle {count, number} sind ausgewählt, Stand {time}.',
      allMatching: 'Alle {count, number} Treffer für „{text}“ sind ausgewählt, Stand {time}.',
      some: '{left, number} von allen {count, number} sind ausgewählt, Stand {time}.',
      someMatching: '{left, number} der {count, number} Treffer für „{text}“ sind ausgewählt, Stand {time}.',
      kept: 'Sie bleiben ausgewählt, wonach Sie auch filtern.',
      others: '{count, plural, one {# weiterer Eintrag ist ausgewählt.} other {# weitere Einträge sind ausgewählt.}}',
      hidden:
        '{hidden, plural, one {# von {count, number} ausgewählten wird hier nicht gezeigt.} other {# von {count, number} ausgewählten werden hier nicht gezeigt.}}',
      clear: 'Auswahl aufheben',
    },
    choose: 'Wählen Sie zuerst eine Rolle oder Berechtigung.',
    chooseSpace: 'Wählen Sie zuerst einen Bereich.',
    effect: 'Was es bewirkt',
    effectOf: { grant: 'Was es bewirkt, {name} zu erteilen', revoke: 'Was es bewirkt, {name} zu entziehen' },
    read: '{asked, number} von {total, number} gelesen',
    changed:
      '{type, select, users {{count, plural, one {# Benutzer wird geändert} other {# Benutzer werden geändert}}} other {{count, plural, one {# Dienstkonto wird geändert} other {# Dienstkonten werden geändert}}}}',
    same: {
      grant:
        '{type, select, users {{count, plural, one {# Benutzer hat} other {# Benutzer haben}}} other {{count, plural, one {# Dienstkonto hat} other {# Dienstkonten haben}}}} es bereits.',
      revoke:
        '{type, select, users {{count, plural, one {# Benutzer hat} other {# Benutzer haben}}} other {{count, plural, one {# Dienstkonto hat} other {# Dienstkonten haben}}}} es hier nicht.',
    },
    leftOut:
      '{type, select, users {{count, plural, one {# Benutzer wird} other {# Benutzer werden}}} other {{count, plural, one {# Dienstkonto wird} other {# Dienstkonten werden}}}} ausgelassen: Geändert wird nur, was gelesen wurde.',
    unreadLeftOut:
      '{type, select, users {{count, plural, one {# Benutzer konnte} other {# Benutzer konnten}}} other {{count, plural, one {# Dienstkonto konnte} other {# Dienstkonten konnten}}}} nicht gelesen werden.',
    yourself:
      'Ihr eigenes Konto ist darunter und verliert {count, plural, one {eine Berechtigung} other {# Berechtigungen}}.',
    lockout:
      'Ihr eigenes Konto verliert hier das Recht, Richtlinien zu ändern. Sie können es selbst nicht rückgängig machen. Trotzdem fortfahren?',
    nothing: 'Für niemanden würde sich etwas ändern.',
    begin:
      '{type, select, users {{count, plural, one {# Benutzer prüfen} other {# Benutzer prüfen}}} other {{count, plural, one {# Dienstkonto prüfen} other {# Dienstkonten prüfen}}}}',
    notBegun: 'Das konnte nicht begonnen werden',
    selfTitle: 'Ihr eigenes Konto ist darunter',
    selfLead:
      'Es würde die Rechte verlieren, mit denen dies arbeitet, und alles Weitere bliebe liegen. Es wird ausgelassen.',
    withoutSelf: '{count, plural, one {Mit dem anderen fortfahren} other {Mit den anderen # fortfahren}}',
    nobodyElse: 'Sonst ist niemand ausgewählt.',
  },
  same: {
    title:
      '{type, select, users {{count, plural, one {Gleicher Zugriff für # Benutzer} other {Gleicher Zugriff für # Benutzer}}} other {{count, plural, one {Gleicher Zugriff für # Dienstkonto} other {Gleicher Zugriff für # Dienstkonten}}}}',
    lead: 'Sie erhalten die Rollen und Berechtigungen, die jemand anderes hat. Was sie schon haben, bleibt.',
    region: 'Region',
    place: 'Organisation oder Bereich, aus dem er stammt',
    placeHint: 'An einem anderen Ort werden Rollen und Berechtigungen über ihren Namen gefunden.',
    placesFailed: 'Die Bereiche von {region} konnten nicht aufgelistet werden; fügen Sie die ID eines Bereichs ein.',
    placeFirst: 'Wählen Sie zuerst einen Ort.',
    choose: 'Benutzer oder Dienstkonto wählen …',
    chosen: 'Wie {name}. Jemand anderen wählen …',
    chooseFirst: 'Wählen Sie zuerst, wessen Zugriff es sein soll.',
    wait: 'Kommt, sobald alles gelesen ist.',
    acls: 'Auch die ACLs auf einzelnen Ressourcen',
    aclsElsewhere: 'ACLs gelten für Ressourcen jenes Ortes und werden ausgelassen.',
    missing:
      '{count, plural, one {Ausgelassen: Hier gibt es nichts mit diesem Namen} other {Ausgelassen: Hier gibt es nichts mit diesen Namen}}',
    holdsNothing: '{name} hat dort nichts, was hier erteilt werden könnte.',
    aclCount:
      '{count, plural, one {Dazu kommt für alle # ACL.} other {Dazu kommen für alle # ACLs.}} Wer sie schon hat, erfahren Sie, bevor etwas geschrieben wird.',
    effectOf: 'Was der Zugriff von {name} bewirkt',
  },
  effects: {
    alike:
      'Rollen ändern sich für alle, die sie haben. Was Personen bekommen oder verlieren, gilt ab ihrem nächsten Aufruf.',
    unlike:
      'Nur was jener Lauf gegeben und genommen hat, wird zurückgenommen. Eine Rolle, die er angelegt hat, bleibt und gibt nichts.',
    addUsers:
      'Wer fehlt, wird angelegt, dann zugeordnet und erhält die Rollen. Neu Angelegte können sich erst mit einem Link anmelden; wer schon da ist, behält den bisherigen Namen.',
    copyRole: 'Die neue Rolle hat niemand, bis sie jemandem erteilt wird.',
    giveBack: 'Zurückgegeben wird nur, was jener Lauf entzogen hat.',
    activate: 'Sie können sich wieder anmelden, mit dem Passwort und dem zweiten Faktor, die sie haben.',
    deactivate:
      'Sie können sich nicht mehr anmelden. Ob offene Sitzungen sofort enden, sagt die API nicht. Ihre Rechte bleiben und gelten wieder, sobald sie aktiv sind.',
    assign:
      'Eine Zuordnung gibt für sich noch kein Recht. Ein Lauf kann sie nicht zurücknehmen: Wer einen Bereich verlässt, verliert, was dort seither erteilt wurde.',
    unassign: 'Sie verlieren alles, was ihnen in diesem Bereich erteilt ist. In der Organisation bleiben sie.',
    delete:
      '{operation, select, DeleteServiceAccountOrganisation {Sie erhalten keine Tokens mehr, ihre bisherigen enden in wenigen Augenblicken, und alles, was ihnen erteilt ist, geht verloren. Das lässt sich nicht rückgängig machen.} DeleteServiceAccountSpace {Wurden sie in diesem Bereich angelegt, werden sie endgültig gelöscht; die anderen bleiben in der Organisation und verlieren alles, was ihnen hier erteilt ist. Die Region sagt vorher nicht, was jeweils gilt.} other {Sie werden aus der Organisation gelöscht, mit allem, was ihnen erteilt ist, und ihre API-Schlüssel werden widerrufen. Das lässt sich nicht rückgängig machen.}}',
    grant: 'Es gilt ab dem nächsten Aufruf.',
    revoke: 'Es gilt ab dem nächsten Aufruf nicht mehr.',
    sameAccess: 'Es gilt ab dem nächsten Aufruf; was sie schon haben, bleibt.',
    takeAccess: 'Entzogen wird nur, was jener Lauf erteilt hat. Es endet mit dem nächsten Aufruf.',
    removeReviewed:
      'Entzogen wird nur, was die Prüfung gelesen und markiert hat, sofern es noch besteht. Es endet mit dem nächsten Aufruf.',
    returnReviewed: 'Nur was jener Lauf entzogen hat, kommt zurück. Es gilt ab dem nächsten Aufruf.',
    addAcls: 'ACLs gelten ab dem nächsten Aufruf; schon vergebene bleiben.',
    deleteAcls: 'Die Rechte enden mit dem nächsten Aufruf; wer eine Ressource angelegt hat, behält seine.',
  },
  states: {
    arriving: 'Wird gesendet',
    checking: 'Wird geprüft',
    ready: 'Wartet auf Sie',
    running: 'Läuft',
    waiting: 'Wartet',
    paused: 'Pausiert',
    done: 'Fertig',
    stopped: 'Angehalten',
  },
  doneInPart: 'Beendet, nicht alles erledigt',
  stopping: 'Wird angehalten',
  sentence: {
    stopping:
      '{count, plural, one {Ein Aufruf ist noch unterwegs und wird} other {# Aufrufe sind noch unterwegs und werden}} abgewartet; Neues wird nicht begonnen.',
    arriving:
      '{count, plural, one {Bisher ist # Schritt} other {Bisher sind # Schritte}} angekommen. Nichts geschieht, bevor alle da sind.',
    checking:
      'Es wird gelesen, was {count, plural, one {# Schritt ändern würde} other {# Schritte ändern würden}}. Nichts wird geschrieben, bevor Sie bestätigen.',
    ready:
      '{todo, plural, =0 {Nichts zu tun} one {# Schritt zu tun} other {# Schritte zu tun}}{skipped, plural, =0 {} other {, # schon so}}{unclear, plural, =0 {} other {, # vorher nicht zu erkennen}}{failed, plural, =0 {} other {, # nicht möglich}}.',
    so: '{done, number} fertig{skipped, plural, =0 {} other {, # schon so}}{failed, plural, =0 {} other {, # gescheitert}}{unknown, plural, =0 {} other {, # unbekannt}}{accepted, plural, =0 {} other {, # unterwegs}}{left, plural, =0 {} other {, # übrig}}.',
  },
  waitsFor: {
    operation: 'Wartet, bis die Arbeit der Region beendet ist.',
    stage: 'Die nächste Etappe beginnt um {at}.',
    region: 'Geht um {at} weiter: {region} hat um eine Pause gebeten.',
    answer:
      'Geht um {at} weiter: Eine Antwort ging verloren, und erst dann lässt sich lesen, ob der Aufruf ausgeführt wurde.',
  },
  reasons: {
    asked: 'Von Hand angehalten. Was erledigt ist, bleibt.',
    signedOut: 'Die Sitzung wurde abgemeldet. Was erledigt ist, bleibt; machen Sie mit Ihrer jetzigen Sitzung weiter.',
    otherAccount:
      'Statt {account} hat sich ein anderes Konto angemeldet. Was erledigt ist, bleibt; machen Sie mit Ihrer jetzigen Sitzung weiter.',
    sessionEnded:
      'Die verwendete Sitzung ist zu Ende. Melden Sie sich in {region} als {account} an, um weiterzumachen, oder machen Sie jetzt mit Ihrer Sitzung weiter.',
    refused:
      '{region} nimmt {account} nicht mehr an: Das Konto wurde vielleicht deaktiviert. Was erledigt ist, bleibt. Machen Sie weiter, sobald es wieder angenommen wird.',
    regionDown: '{region} antwortet nicht. Alle paar Sekunden wird erneut gefragt.',
    failures: 'Schritte sind gescheitert. Prüfen Sie sie, bevor es weitergeht.',
    planOutdated:
      'Der geplante Weg ist nicht mehr der richtige. Nichts geschieht, was niemand bestätigt hat: Planen Sie neu.',
    stageEnded: 'Eine Etappe ist beendet. Die nächste beginnt, wenn Sie es sagen.',
  },
  noRight:
    '{single, select, true {Ihr Konto hat {permission} hier weder durch eine Rolle noch direkt: Die Region wird jeden Schritt zu etwas ablehnen, worauf es dieses Recht nicht durch eine ACL oder durch das Anlegen hat.} other {Ihr Konto hat {permission} hier nicht: Die Region wird jeden Schritt ablehnen.}}',
  sessionHint:
    'Gearbeitet wird mit Ihren Rechten{known, select, yes {, ohne Sie längstens bis {at}, auch wenn Ihre Sitzung wegen Untätigkeit endet. Danach pausiert der Lauf, bis Sie sich wieder anmelden} other {}}.',
  actions: {
    confirm: '{count, plural, =0 {Abschließen} one {# Schritt ausführen} other {# Schritte ausführen}}',
    resume: 'Fortsetzen',
    retry: 'Gescheitertes erneut versuchen',
    stage: 'Mit Etappe {stage, number} fortfahren',
    without: 'Ohne das Gescheiterte fortfahren',
  },
  stop: {
    forNow: 'Nach diesem Schritt anhalten',
    forGood: 'Endgültig anhalten',
    waiting: 'Nicht ausführen',
    staged: 'Nichts mehr beginnen',
    title: 'Endgültig anhalten?',
    left: '{left, plural, one {# Schritt bleibt unerledigt} other {# Schritte bleiben unerledigt}}. Der Lauf kann nicht wieder aufgenommen werden. Was erledigt ist, bleibt.',
    begun: 'Was begonnen ist, geht in seiner Region weiter und wird beobachtet, bis sein Ende bekannt ist.',
  },
  discard: 'Verwerfen',
  discardTitle: 'Diesen Lauf verwerfen?',
  discardLead:
    'Noch ist nichts davon geschehen. Was dafür zusammengestellt wurde, {count, plural, one {# Schritt} other {# Schritte}}, ist dann weg.',
  result: 'Ergebnis herunterladen',
  undo: '{count, plural, one {# Änderung} other {# Änderungen}} zurücknehmen …',
  undoAcls: 'Das Geänderte zurücknehmen …',
  finalTitle: '{name}?',
  finalCount: 'Geben Sie die Anzahl ein, um zu zeigen, dass Sie alle meinen.',
  toUpgrade: 'Upgrade öffnen',
  toChecklist: 'Austrittsliste öffnen',
  toRole: 'Rolle öffnen',
  toCluster: 'Cluster öffnen',
  stepsCaption: 'Schritte des Laufs',
  filter: 'Anzeigen',
  all: 'Alle Schritte ({count, number})',
  noneInState: 'In diesem Zustand ist kein Schritt mehr.',
  more: 'Weitere Schritte anzeigen',
  stepStates: {
    todo: 'Zu tun',
    sending: 'Unterwegs',
    accepted: 'Die Region arbeitet daran',
    done: 'Fertig',
    failed: 'Gescheitert',
    skipped: 'Schon so',
    unknown: 'Unbekannt',
  },
  notFollowed: 'Begonnen; wird wieder beobachtet, wenn es weitergeht',
  notWatched: 'Begonnen; das Ende wird nicht beobachtet',
  followed: 'Neues wird nicht begonnen. Was begonnen ist, wird beobachtet, bis sein Ende bekannt ist.',
  unclear: 'Durch Lesen nicht zu erkennen.',
  step: {
    named: '{name}: {gives, number} gegeben, {takes, number} genommen',
    createRole: 'Rolle {name} anlegen',
    assign: 'Dem Bereich {place} zuordnen',
    policy: '{count, plural, one {# Rolle oder Berechtigung} other {# Rollen und Berechtigungen}} in {place}',
    acls: '{count, plural, one {# ACL} other {# ACLs}} in {place}',
    aclsOf: '{name}: {count, plural, one {# ACL} other {# ACLs}}',
    upgrade: '{part, select, workers {Worker} other {Steuerungsebene}} auf {version}',
    person: '{name}, {email}',
    whenFree:
      '{operation, select, DeleteCluster {Cluster löschen} CreateNodePool {Knotenpool {name} hinzufügen ({count, plural, one {# Knoten} other {# Knoten}} der Größe {profile})} UpdateNodePoolCount {{name} auf {count, plural, one {# Knoten} other {# Knoten}} ändern} DeleteNodePool {Knotenpool {name} löschen} AddWorkers {{count, plural, one {# Worker} other {# Worker}} der Größe {profile} zu {name} hinzufügen} RemoveWorkers {Einen Worker der Größe {profile} aus {name} entfernen} other {Systempakete aktualisieren}}',
  },
  notSent: {
    notNamed: 'Dort heißt nichts so: {name}.',
    severalNamed: 'Mehrere Rollen heißen dort {name}.',
    roleNameTaken: 'Dort gibt es schon eine Rolle namens {name}. Kopieren Sie sie unter einem anderen Namen.',
    gone: 'Es ist nicht mehr da.',
    notAssigned:
      'Diesem Bereich nicht mehr zugeordnet: Ordnen Sie den Benutzer zuerst zu und versuchen Sie es dann erneut.',
    moved: 'Jemand hat es seither geändert: Es wurde nicht angerührt. Sehen Sie noch einmal nach.',
    operationFailed: 'Worauf gewartet wurde, ist gescheitert.',
    busyAgain: 'Inzwischen belegt ein anderer Vorgang den Cluster.',
    otherWay: 'Die bestätigten Versionen sind nicht mehr der richtige Weg: Planen Sie neu.',
    clusterGone: 'Der Cluster ist nicht mehr da.',
    clusterFailed: 'Der Cluster ist gescheitert und kann nur noch gelöscht werden.',
    nameTaken: 'Dieser Cluster hat schon einen Knotenpool mit diesem Namen.',
    poolGone: 'Der Knotenpool {name} ist nicht mehr da.',
    poolHasCount: 'Der Knotenpool {name} hat schon {count, plural, one {# Knoten} other {# Knoten}}.',
    poolIsLast: 'Der Knotenpool {name} ist jetzt der letzte: Der Cluster hätte keine Worker mehr.',
    lastWorker: 'Der Knotenpool {name} hat nur noch einen Worker und würde mit ihm verschwinden.',
    profileGone: 'Es gibt keinen Knotenpool der Größe {profile} mehr.',
    otherPool: 'Worker der Größe {profile} gehören jetzt zu einem anderen Knotenpool: {name}.',
  },
  created: {
    links: 'Links für die neu Angelegten ausstellen …',
    nobody: 'Dieser Lauf hat niemanden angelegt.',
  },
  acls: { each: 'Für alle', row: '{permission} auf {resource}', so: 'schon so' },
  receipt: {
    title: 'Was geändert wurde',
    hint: 'Nach dem, was jeder Schritt verlangt hat und was daraus wurde, nicht nach dem, was jemand jetzt darf: Was eine Rolle gibt, kann sich seither geändert haben.',
    partly: 'Hier stehen {shown, number} von {all, plural, one {# Schritt} other {# Schritten}}.',
    more: 'Mehr zeigen',
    lost: 'Verloren ({count, number})',
    gained: 'Erhalten ({count, number})',
    failed: 'Fehlgeschlagen ({count, number})',
    uncertain: 'Nicht bekannt, ob erledigt ({count, number})',
    inert: 'Nichts zu tun, schon so ({count, number})',
    todo: 'Nicht begonnen ({count, number})',
    change:
      '{kind, select, policy {Rollen und Berechtigungen: {gives, plural, =0 {{takes, number} entzogen} other {{takes, plural, =0 {{gives, number} erteilt} other {{takes, number} entzogen, {gives, number} erteilt}}}}} acls {ACLs: {gives, plural, =0 {{takes, number} gelöscht} other {{gives, number} erteilt}}} deleted {gelöscht, samt allen Rechten} unassigned {aus dem Bereich entfernt, samt allen Rechten dort} deactivated {deaktiviert} activated {aktiviert} other {einem Bereich zugeordnet}}',
    asked: 'verlangt: {change}',
    perhapsSo: 'war vielleicht schon so',
  },
  stepEffect: {
    title: 'Was es bewirkt',
    unread: 'Was {name} hat, konnte jetzt nicht gelesen werden.',
    same: 'Nichts: Es ist schon so.',
  },
  changedAcls: '{changed, number} geändert, {same, number} schon so',
  left: {
    create: 'neuer Benutzer',
    role: 'neue Rolle',
    permissions: '{count, plural, one {# Berechtigung} other {# Berechtigungen}}',
    spaces: '{count, plural, one {# Bereich} other {# Bereiche}}',
    roles: '{count, plural, one {# Rolle} other {# Rollen}}',
    notDone: 'Nicht erledigt: {what}',
    notKnown: 'Nicht bekannt, ob erledigt: {what}',
  },
  told: {
    sentence:
      '{how, select, done {{name}: fertig} doneInPart {{name}: beendet, nicht alles erledigt} failures {{name}: pausiert, Schritte sind gescheitert} notSent {{name}: nicht ausgeführt, wartet auf Sie} sessionEnded {{name}: pausiert, die Sitzung ist zu Ende} signedOut {{name}: pausiert, die Sitzung wurde abgemeldet} otherAccount {{name}: pausiert, ein anderes Konto hat sich angemeldet} refused {{name}: pausiert, die Region nimmt das Konto nicht mehr an} stageEnded {{name}: Eine Etappe ist beendet, die nächste wartet auf Sie} other {{name}: pausiert, der Plan ist veraltet}}',
    open: 'Lauf öffnen',
  },
  cost: {
    calls: 'Höchstens {calls, plural, one {# ändernder Aufruf} other {# ändernde Aufrufe}}.',
    minutes:
      '{count, plural, =0 {Das dauert weniger als eine Minute} one {Das dauert etwa # Minute} other {Das dauert etwa # Minuten}}, wenn {region} so antwortet wie beim Prüfen.',
    hours:
      '{count, plural, one {Das dauert etwa # Stunde} other {Das dauert etwa # Stunden}}, wenn {region} so antwortet wie beim Prüfen.',
  },
  timeLeft: {
    minutes:
      '{count, plural, =0 {Noch weniger als eine Minute.} one {Noch etwa # Minute.} other {Noch etwa # Minuten.}}',
    hours: '{count, plural, one {Noch etwa # Stunde.} other {Noch etwa # Stunden.}}',
  },
  line: {
    underWay: 'Unterwegs:',
    far: '{ended, number} von {total, number}',
    checking: 'Wird geprüft',
    asOf: 'Stand {time}',
    several: '{count, plural, one {# Lauf} other {# Läufe}}',
    regionDown: '{region} antwortet nicht',
    waitsForOperation: 'wartet auf {region}',
    waitsUntil: 'geht um {at} weiter',
  },
  delete: 'Aus dieser Liste löschen',
  deleteStopped: 'Halten Sie ihn zuerst an.',
  deleteFinished: '{count, plural, one {# beendeten Lauf} other {# beendete Läufe}} löschen',
  deleted:
    '{count, plural, one {Der Lauf ist gelöscht} other {# Läufe sind gelöscht}}; was {count, plural, one {er} other {sie}} bewirkt {count, plural, one {hat} other {haben}}, bleibt',
};
