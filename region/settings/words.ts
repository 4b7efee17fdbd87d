/** Words of the settings page. */
import type { PasswordRule } from '#shared/rules/password.ts';
import type { PageLanguage } from '#region/page/page-looks.ts';

export interface SettingsWords {
  readonly title: string;
  readonly signInTitle: (region: string) => string;
  readonly signInLead: string;
  readonly over: string;
  readonly lead: (person: string, region: string) => string;
  readonly settings: string;
  readonly signOut: string;
  readonly present: string;
  readonly presentWrong: string;
  readonly endsOthers: string;
  readonly password: string;
  readonly passwordText: string;
  readonly changePassword: string;
  readonly newPassword: string;
  readonly passwordHint: string;
  readonly repeated: string;
  readonly differ: string;
  readonly rules: Readonly<Record<PasswordRule, string>>;
  readonly factor: string;
  readonly factorText: string;
  readonly changeFactor: string;
  readonly factorLead: string;
  readonly qr: string;
  readonly key: string;
  readonly newCode: string;
  readonly newCodeHint: string;
  readonly codeWrong: string;
  readonly codes: string;
  readonly codesText: string;
  readonly codesLeft: (left: number, of: number) => string;
  readonly noCodes: string;
  readonly makeCodes: string;
  readonly makeCodesLead: string;
  readonly madeTitle: string;
  readonly madeLead: string;
  readonly done: Readonly<Record<Done, string>>;
}

/** What has just been changed. */
export type Done = 'password' | 'factor';

export const doneKinds: readonly Done[] = ['password', 'factor'];

const english: SettingsWords = {
  title: 'Your sign-in',
  signInTitle: (region) => `Your sign-in to ${region}`,
  signInLead: 'Sign in here to change your password, your second factor or your recovery codes.',
  over: 'You have been signed out of this page. Sign in again to go on.',
  lead: (person, region) => `${person}, in ${region}`,
  settings: 'Back to your sign-in',
  signOut: 'Sign out of this page',
  present: 'Present password',
  presentWrong: 'This is not your present password.',
  endsOthers: 'This signs you out everywhere else: every console and every browser asks you to sign in again.',
  password: 'Password',
  passwordText: 'What you sign in with, together with your second factor.',
  changePassword: 'Change password',
  newPassword: 'New password',
  passwordHint: '16 to 72 characters, with upper case, lower case, a digit and a special character.',
  repeated: 'New password again',
  differ: 'This is not the same as the new password.',
  rules: {
    shortest: 'It needs at least 16 characters.',
    longest: 'It may have at most 72 characters.',
    upperCase: 'It needs an upper case letter.',
    lowerCase: 'It needs a lower case letter.',
    digit: 'It needs a digit.',
    special: 'It needs a special character.',
  },
  factor: 'Second factor',
  factorText: 'The authenticator application that shows you a code of six digits.',
  changeFactor: 'Change second factor',
  factorLead:
    'Scan this with the application that is to take over, or enter the key by hand. The present one works until the new one has shown a right code here.',
  qr: 'QR code for the authenticator application',
  key: 'Key:',
  newCode: 'Code of the new application',
  newCodeHint: 'Six digits.',
  codeWrong: 'This is not the code that the new application shows now.',
  codes: 'Recovery codes',
  codesText: 'For when the device with the application is lost: each stands once for its code.',
  codesLeft: (left, of) =>
    left === 0 ? `None of ${of} is left.` : `${left} of ${of} ${left === 1 ? 'is' : 'are'} left.`,
  noCodes: 'You have none.',
  makeCodes: 'Make new codes',
  makeCodesLead: 'You get ten codes. Those you have stop working.',
  madeTitle: 'Your recovery codes',
  madeLead:
    'They are shown only now: print them or write them down, and keep them apart from your password. Each works once, in place of the code of the application.',
  done: {
    password: 'Your password has been changed, and you are signed out everywhere else.',
    factor:
      'Your second factor has been changed, and you are signed out everywhere else. Delete the old entry in the application.',
  },
};

const french: SettingsWords = {
  title: 'Votre connexion',
  signInTitle: (region) => `Votre connexion à ${region}`,
  signInLead: 'Connectez-vous ici pour changer votre mot de passe, votre second facteur ou vos codes de récupération.',
  over: 'Vous avez été déconnecté de cette page. Reconnectez-vous pour continuer.',
  lead: (person, region) => `${person}, dans ${region}`,
  settings: 'Retour à votre connexion',
  signOut: 'Quitter cette page',
  present: 'Mot de passe actuel',
  presentWrong: 'Ce n’est pas votre mot de passe actuel.',
  endsOthers:
    'Vous serez déconnecté partout ailleurs : chaque console et chaque navigateur vous demandera de vous reconnecter.',
  password: 'Mot de passe',
  passwordText: 'Celui de votre connexion, avec votre second facteur.',
  changePassword: 'Changer le mot de passe',
  newPassword: 'Nouveau mot de passe',
  passwordHint: 'De 16 à 72 caractères, avec une majuscule, une minuscule, un chiffre et un caractère spécial.',
  repeated: 'Nouveau mot de passe, encore une fois',
  differ: 'Ce n’est pas le même que le nouveau mot de passe.',
  rules: {
    shortest: 'Il lui faut au moins 16 caractères.',
    longest: 'Il ne peut pas dépasser 72 caractères.',
    upperCase: 'Il lui faut une majuscule.',
    lowerCase: 'Il lui faut une minuscule.',
    digit: 'Il lui faut un chiffre.',
    special: 'Il lui faut un caractère spécial.',
  },
  factor: 'Second facteur',
  factorText: 'L’application d’authentification qui vous affiche un code à six chiffres.',
  changeFactor: 'Changer le second facteur',
  factorLead:
    'Scannez ceci avec l’application qui doit prendre le relais, ou saisissez la clé à la main. L’actuelle fonctionne jusqu’à ce que la nouvelle ait donné ici un code juste.',
  qr: 'Code QR pour l’application d’authentification',
  key: 'Clé :',
  newCode: 'Code de la nouvelle application',
  newCodeHint: 'Six chiffres.',
  codeWrong: 'Ce n’est pas le code que la nouvelle application affiche en ce moment.',
  codes: 'Codes de récupération',
  codesText: 'Pour le jour où l’appareil qui porte l’application est perdu : chacun remplace une fois son code.',
  codesLeft: (left, of) => (left === 0 ? `Il n’en reste aucun sur ${of}.` : `Il en reste ${left} sur ${of}.`),
  noCodes: 'Vous n’en avez pas.',
  makeCodes: 'Créer de nouveaux codes',
  makeCodesLead: 'Vous recevez dix codes. Ceux que vous avez ne fonctionneront plus.',
  madeTitle: 'Vos codes de récupération',
  madeLead:
    'Ils ne s’affichent que maintenant : imprimez-les ou notez-les, et gardez-les à l’écart de votre mot de passe. Chacun sert une fois, à la place du code de l’application.',
  done: {
    password: 'Votre mot de passe est changé, et vous êtes déconnecté partout ailleurs.',
    factor:
      'Votre second facteur est changé, et vous êtes déconnecté partout ailleurs. Supprimez l’ancienne entrée dans l’application.',
  },
};

const german: SettingsWords = {
  title: 'Ihre Anmeldung',
  signInTitle: (region) => `Ihre Anmeldung bei ${region}`,
  signInLead: 'Melden Sie sich hier an, um Passwort, zweiten Faktor oder Wiederherstellungscodes zu ändern.',
  over: 'Sie wurden von dieser Seite abgemeldet. Melden Sie sich wieder an, um fortzufahren.',
  lead: (person, region) => `${person}, in ${region}`,
  settings: 'Zurück zu Ihrer Anmeldung',
  signOut: 'Von dieser Seite abmelden',
  present: 'Aktuelles Passwort',
  presentWrong: 'Das ist nicht Ihr aktuelles Passwort.',
  endsOthers:
    'Damit werden Sie überall sonst abgemeldet: Jede Konsole und jeder Browser bittet Sie, sich neu anzumelden.',
  password: 'Passwort',
  passwordText: 'Damit melden Sie sich an, zusammen mit Ihrem zweiten Faktor.',
  changePassword: 'Passwort ändern',
  newPassword: 'Neues Passwort',
  passwordHint: '16 bis 72 Zeichen, mit Groß- und Kleinbuchstaben, einer Ziffer und einem Sonderzeichen.',
  repeated: 'Neues Passwort noch einmal',
  differ: 'Das stimmt nicht mit dem neuen Passwort überein.',
  rules: {
    shortest: 'Es braucht mindestens 16 Zeichen.',
    longest: 'Es darf höchstens 72 Zeichen haben.',
    upperCase: 'Es braucht einen Großbuchstaben.',
    lowerCase: 'Es braucht einen Kleinbuchstaben.',
    digit: 'Es braucht eine Ziffer.',
    special: 'Es braucht ein Sonderzeichen.',
  },
  factor: 'Zweiter Faktor',
  factorText: 'Die Authentifizierungs-App, die Ihnen einen Code aus sechs Ziffern zeigt.',
  changeFactor: 'Zweiten Faktor ändern',
  factorLead:
    'Scannen Sie dies mit der App, die übernehmen soll, oder geben Sie den Schlüssel von Hand ein. Die bisherige gilt, bis die neue hier einen richtigen Code gezeigt hat.',
  qr: 'QR-Code für die Authentifizierungs-App',
  key: 'Schlüssel:',
  newCode: 'Code der neuen App',
  newCodeHint: 'Sechs Ziffern.',
  codeWrong: 'Das ist nicht der Code, den die neue App gerade zeigt.',
  codes: 'Wiederherstellungscodes',
  codesText: 'Für den Fall, dass das Gerät mit der App verloren geht: Jeder ersetzt einmal ihren Code.',
  codesLeft: (left, of) => (left === 0 ? `Keiner von ${of} ist mehr übrig.` : `Noch ${left} von ${of} übrig.`),
  noCodes: 'Sie haben keine.',
  makeCodes: 'Neue Codes erstellen',
  makeCodesLead: 'Sie erhalten zehn Codes. Die bisherigen gelten dann nicht mehr.',
  madeTitle: 'Ihre Wiederherstellungscodes',
  madeLead:
    'Sie werden nur jetzt gezeigt: Drucken Sie sie aus oder schreiben Sie sie auf, und verwahren Sie sie getrennt von Ihrem Passwort. Jeder gilt einmal, anstelle des Codes der App.',
  done: {
    password: 'Ihr Passwort ist geändert, und Sie sind überall sonst abgemeldet.',
    factor:
      'Ihr zweiter Faktor ist geändert, und Sie sind überall sonst abgemeldet. Löschen Sie den alten Eintrag in der App.',
  },
};

export const settingsWords: Readonly<Record<PageLanguage, SettingsWords>> = { en: english, fr: french, de: german };
