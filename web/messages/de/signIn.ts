import type { signIn as english } from '../en/signIn.ts';
import type { Translation } from '../translation.ts';

export const signIn: Translation<typeof english> = {
  title: 'Anmelden',
  ending:
    '{ending, select, idle {Ihre Sitzung ist zu Ende: Die Konsole wurde eine Weile nicht benutzt.} absolute {Ihre Sitzung ist zu Ende: Sie hatte ihre längste Dauer erreicht.} elsewhere {Ihre Sitzung ist zu Ende. Sie wurde anderswo beendet, oder die Konsole kennt sie nicht mehr.} signedOut {Sie haben sich abgemeldet.} otherTab {Sie haben sich in einem anderen Tab abgemeldet.} other {Die Region hat Sie zurückgeschickt, ohne Sie anzumelden.}}',
  regionEndedTitle: 'Ihre Anmeldung bei {region} ist zu Ende',
  regionEnded: 'Sie wurde anderswo beendet, oder die Region nimmt sie nicht mehr an.',
  leadRegion: 'Bei {region} sind Sie noch nicht angemeldet. In Ihren anderen Regionen bleiben Sie angemeldet.',
  region: 'Region',
  unreachable: 'antwortet derzeit nicht',
  titleRegion: 'Anmelden bei {region}',
  regionsFailed: 'Die Regionen konnten nicht geladen werden',
  clientId: 'Client-ID',
  clientIdHint: 'UUID des Dienstkontos',
  clientIdInvalid: 'Geben Sie eine UUID ein, etwa 3f2b8c1e-5a4d-4e6f-9b7a-2c1d0e9f8a7b.',
  clientIdNeeded: 'Geben Sie die Client-ID ein.',
  clientSecret: 'Client-Secret',
  clientSecretNeeded: 'Geben Sie das Client-Secret ein.',
  operator: 'Ihr Name',
  operatorHint: 'Um hier die Sitzungen eines geteilten Kontos zu unterscheiden',
  submit: 'Anmelden',
  pending: 'Anmeldung läuft …',
  wrongPair: 'Client-ID und Client-Secret passen in dieser Region nicht zusammen.',
  tooMany: 'Zu viele Versuche. Versuchen Sie es {when} erneut.',
  tooManySoon: 'Zu viele Versuche. Versuchen Sie es in einigen Minuten erneut.',
  cookieRefused:
    'Die Anmeldung ist gelungen, aber der Browser hat das Sitzungscookie abgelehnt. Erlauben Sie es für diese Website; für Safari auf http://localhost starten Sie die Konsole mit INSECURE_LOOPBACK_COOKIE=1.',
  storeTitle: 'Die Konsole erreicht ihren eigenen Speicher nicht',
  store:
    'Bis er wieder da ist, kann sich niemand anmelden. Abgemeldet wird niemand: Waren Sie angemeldet, geht es danach von selbst weiter.',
  failed: 'Die Anmeldung ist gescheitert',
  silent:
    '{why, select, region_timeout {{region} hat nicht rechtzeitig geantwortet.} region_answer_unusable {{region} hat unbrauchbar geantwortet.} region_untrusted {Die Konsole vertraut {region} nicht.} other {{region} ist gerade nicht zu erreichen.}}',
  demo: 'Mit einem Demokonto ausprobieren',
  demoHint: 'In {region} ist alles erfunden.',
  demoAdmin: 'Als Administrator fortfahren',
  demoLimited: 'Mit eingeschränkten Rechten fortfahren',
  demoPerson: 'Als Person fortfahren',
  capsLock: 'Feststelltaste ist aktiv',
  secretStays: 'Geht einmal an den Server und wird nicht in diesem Browser gespeichert',
  orOwn: 'oder mit Ihrem eigenen Konto',
  ownHint: 'Öffnet die Seite der Region für Passwort und zweiten Faktor und führt hierher zurück.',
  ownInNewTab:
    'Öffnet die Seite der Region in einem neuen Tab. Diese Seite macht weiter, sobald Sie dort angemeldet sind.',
  ownSubmit: 'Persönlich anmelden',
  orServiceAccount: 'Stattdessen ein Dienstkonto verwenden',
  ownFinishing: 'Die Region hat Sie angemeldet; die Konsole wird geöffnet.',
  ownRefused:
    'Die Region hat Sie nicht angemeldet, oder die Anmeldung hat zu lange gedauert, ist schon abgeschlossen oder wurde in einem anderen Browser begonnen. Beginnen Sie neu.',
  ownAgain: 'Zurück zur Anmeldung',
};
