import type { activation as english } from '../en/activation.ts';
import type { Translation } from '../translation.ts';

export const activation: Translation<typeof english> = {
  stepOf: 'Schritt {step, number} von 3',
  hello: 'Guten Tag, {firstname}.',
  next: 'Weiter',
  back: 'Zurück',
  code: {
    title: 'Ihre Anmeldung einrichten',
    lead: 'Sie haben einen Link und, getrennt davon, einen sechsstelligen Code erhalten. Geben Sie den Code ein. Danach wählen Sie ein Passwort und verbinden eine Authentifizierungs-App.',
    label: 'Code',
    hint: 'Sechs Ziffern; er kam nicht in derselben Nachricht wie der Link',
    needed: 'Geben Sie die sechs Ziffern des Codes ein.',
    wrong: 'Dieser Code gehört nicht zu dem Link.',
    wrongLeft:
      '{triesLeft, plural, one {Dieser Code gehört nicht zu dem Link. Sie haben noch einen Versuch; danach wird der Link ungültig.} other {Dieser Code gehört nicht zu dem Link. Sie haben noch # Versuche.}}',
  },
  again: {
    tookTooLongTitle: 'Das hat länger als eine halbe Stunde gedauert',
    tookTooLong:
      'Ihr Link gilt weiterhin: Geben Sie seinen Code noch einmal ein. Das gewählte Passwort bleibt auf dieser Seite erhalten.',
    openedElsewhereTitle: 'Der Link wurde an anderer Stelle noch einmal geöffnet',
    openedElsewhere:
      'Machen Sie dort weiter, zum Beispiel in einem anderen Tab, oder geben Sie den Code noch einmal ein, um hier weiterzumachen. Waren Sie es nicht, sagen Sie Ihrem Administrator Bescheid.',
    factor: 'Löschen Sie in der Authentifizierungs-App den vorigen Eintrag: Es folgt ein neuer.',
  },
  password: {
    title: 'Ein Passwort wählen',
    lead: 'Ein paar Wörter, die sonst niemand zusammenstellt, merken sich leichter; am leichtesten geht es mit einem Passwortmanager.',
    label: 'Neues Passwort',
    email: 'Adresse, mit der Sie sich anmelden',
    capsLock: 'Die Feststelltaste ist aktiv',
    rulesTitle: 'Das Passwort hat',
    rules: {
      shortest: 'mindestens 16 Zeichen',
      longest: 'höchstens 72 Zeichen',
      upperCase: 'einen Großbuchstaben',
      lowerCase: 'einen Kleinbuchstaben',
      digit: 'eine Ziffer',
      special: 'ein Sonderzeichen, zum Beispiel - ! ?',
    },
    met: 'erfüllt:',
    unmet: 'fehlt noch:',
    count: 'Erfüllte Regeln: {met, number} von {all, number}',
    weak: 'Das Passwort erfüllt noch nicht alle Regeln.',
  },
  factor: {
    title: 'Eine Authentifizierungs-App verbinden',
    lead: 'Von nun an brauchen Sie zum Anmelden Ihr Passwort und einen Code, den eine App auf Ihrem Telefon anzeigt. Jede App für Einmalpasswörter (TOTP) ist geeignet.',
    scan: 'Scannen Sie diesen Code mit der App.',
    qr: 'QR-Code, der das Konto zu einer Authentifizierungs-App hinzufügt',
    or: 'Wenn Sie ihn nicht scannen können, geben Sie diesen Schlüssel in die App ein: Typ „zeitbasiert“, 6 Ziffern, 30 Sekunden.',
    key: 'Schlüssel',
    copyKey: 'Schlüssel kopieren',
    openApp: 'In der App auf diesem Gerät öffnen',
    label: 'Code aus der App',
    hint: 'Sechs Ziffern, alle 30 Sekunden neue',
    submit: 'Fertigstellen',
    needed: 'Geben Sie die sechs Ziffern ein, die die App anzeigt.',
    wrong: 'Das ist nicht der Code, den die App jetzt anzeigt. Warten Sie auf den nächsten und geben Sie diesen ein.',
    clockOff:
      'Die Uhr Ihres Geräts geht etwa {unit, select, minutes {{count, plural, one {# Minute} other {# Minuten}}} other {{count, plural, one {# Sekunde} other {# Sekunden}}}} {direction, select, fast {vor} other {nach}}.',
    clockHelpTitle: 'Stellen Sie die Uhr Ihres Geräts richtig',
    clockHelp:
      'Die Codes hängen von der Uhrzeit ab. Lassen Sie Datum und Uhrzeit in den Einstellungen des Geräts automatisch stellen, warten Sie auf den nächsten Code und geben Sie diesen ein.',
  },
  done: {
    title: 'Alles ist eingerichtet',
    lead: 'Ihr Passwort und Ihre Authentifizierungs-App sind eingerichtet, und der Link gilt nicht mehr.',
    where:
      'Von nun an melden Sie sich bei der Region {region} mit Ihrer E-Mail-Adresse, Ihrem neuen Passwort und einem Code aus der App an.',
    signIn: 'Zur Anmeldung',
    inactiveTitle: 'Ihr Konto ist deaktiviert',
    inactive:
      'Passwort und Authentifizierungs-App sind gespeichert, aber ein Administrator hat Ihr Konto deaktiviert. Bitten Sie darum, es wieder zu aktivieren; einen neuen Link brauchen Sie nicht.',
  },
  ended: {
    missing: {
      title: 'Öffnen Sie den Link aus Ihrer Nachricht noch einmal',
      words:
        'Diese Seite wurde neu geladen oder ohne den Link geöffnet. Zu Ihrer Sicherheit wird der Link hier nicht gespeichert. Es ist nichts verloren: Er gilt weiterhin, mit demselben Code, und Sie beginnen wieder bei Schritt 1.',
    },
    incomplete: {
      title: 'Ein Teil des Links fehlt',
      words:
        'Der Link wurde unterwegs abgeschnitten; manche Mailprogramme tun das bei langen Zeilen. Kopieren Sie den ganzen Link aus der Nachricht, von „https“ bis zum letzten Buchstaben, und öffnen Sie ihn noch einmal.',
    },
    unknown: {
      title: 'Dieser Link ist nicht bekannt',
      words:
        'Vielleicht ging unterwegs ein Buchstabe verloren. Kopieren Sie den ganzen Link aus der Nachricht, von „https“ bis zum letzten Buchstaben, und öffnen Sie ihn noch einmal. Hilft das nicht, bitten Sie Ihren Administrator um einen neuen.',
    },
    expired: {
      title: 'Dieser Link ist abgelaufen',
      words: 'Links gelten 48 Stunden. Bitten Sie Ihren Administrator um einen neuen; mehr ist nicht nötig.',
    },
    used: {
      title: 'Dieser Link wurde bereits verwendet',
      words:
        'Ein Link gilt nur einmal. Waren Sie es, melden Sie sich mit dem gewählten Passwort an. Waren Sie es nicht, sagen Sie sofort Ihrem Administrator Bescheid.',
    },
    superseded: {
      title: 'Sie haben einen neueren Link erhalten',
      words:
        'Nur der neueste Link gilt. Suchen Sie die letzte Nachricht heraus und verwenden Sie ihren Link mit dem zugehörigen Code.',
    },
    exhausted: {
      title: 'Zu viele falsche Codes',
      words:
        'Nach fünf falschen Codes wird ein Link zum Schutz Ihres Kontos ungültig. Bitten Sie Ihren Administrator um einen neuen Link und einen neuen Code.',
    },
    elsewhere: {
      title: 'Dieser Link wird anderswo geöffnet',
      words:
        'Die Regionen dieser Konsole haben eigene Seiten für Aktivierung und Wiederherstellung. Öffnen Sie den Link genau so, wie Sie ihn erhalten haben.',
    },
  },
  tooManyTitle: 'Zu viele Versuche',
  tooMany: 'Versuchen Sie es in {minutes, plural, one {# Minute} other {# Minuten}} erneut. Der Link gilt dann noch.',
  failedTitle: 'Keine Antwort',
  failedOpen:
    'Es ist nichts verloren: Der Link und sein Code gelten weiterhin. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  failedComplete:
    'Ob es geklappt hat, ist nicht bekannt. Versuchen Sie es erneut: Sagt die Seite dann, der Link sei bereits verwendet worden, hat es geklappt, und Sie können sich anmelden.',
  requestId: 'Anfrage-ID',
};
