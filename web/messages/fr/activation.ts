import type { activation as english } from '../en/activation.ts';
import type { Translation } from '../translation.ts';

export const activation: Translation<typeof english> = {
  stepOf: 'Étape {step, number} sur 3',
  hello: 'Bonjour {firstname}.',
  next: 'Continuer',
  back: 'Retour',
  code: {
    title: 'Préparez votre connexion',
    lead: 'Vous avez reçu un lien et, séparément, un code à six chiffres. Saisissez le code pour continuer. Vous choisirez ensuite un mot de passe et associerez une application d’authentification.',
    label: 'Code',
    hint: 'Six chiffres ; il n’est pas dans le même message que le lien',
    needed: 'Saisissez les six chiffres du code.',
    wrong: 'Ce n’est pas le code associé au lien.',
    wrongLeft:
      '{triesLeft, plural, one {Ce n’est pas le code du lien. Il reste un essai ; ensuite, le lien ne fonctionnera plus.} other {Ce n’est pas le code du lien. Il reste # essais.}}',
  },
  again: {
    tookTooLongTitle: 'Plus d’une demi-heure s’est écoulée',
    tookTooLong:
      'Votre lien fonctionne toujours : saisissez à nouveau son code. Le mot de passe choisi est conservé sur cette page.',
    openedElsewhereTitle: 'Le lien a été ouvert à nouveau ailleurs',
    openedElsewhere:
      'Continuez là-bas, par exemple dans un autre onglet, ou saisissez à nouveau le code pour continuer ici. Si ce n’était pas vous, prévenez votre administrateur.',
    factor: 'Dans l’application d’authentification, supprimez l’entrée créée auparavant : une nouvelle va suivre.',
  },
  password: {
    title: 'Choisissez un mot de passe',
    lead: 'Quelques mots que personne n’associerait se retiennent facilement ; un gestionnaire de mots de passe est encore plus simple.',
    label: 'Nouveau mot de passe',
    email: 'Adresse de connexion',
    capsLock: 'La touche Verr. Maj. est activée',
    rulesTitle: 'Le mot de passe contient',
    rules: {
      shortest: 'au moins 16 caractères',
      longest: 'au plus 72 caractères',
      upperCase: 'une lettre majuscule',
      lowerCase: 'une lettre minuscule',
      digit: 'un chiffre',
      special: 'un caractère spécial, comme - ! ?',
    },
    met: 'respecté :',
    unmet: 'il manque encore :',
    count: 'Règles respectées : {met, number} sur {all, number}',
    weak: 'Le mot de passe ne respecte pas encore toutes les règles.',
  },
  factor: {
    title: 'Associez une application d’authentification',
    lead: 'Désormais, la connexion demande votre mot de passe et un code affiché par une application sur votre téléphone. Toute application de mots de passe à usage unique (TOTP) convient.',
    scan: 'Scannez ce code avec l’application.',
    qr: 'Code QR qui ajoute le compte à une application d’authentification',
    or: 'Si vous ne pouvez pas le scanner, saisissez cette clé dans l’application : type « basé sur l’heure », 6 chiffres, 30 secondes.',
    key: 'Clé',
    copyKey: 'Copier la clé',
    openApp: 'Ouvrir dans l’application de cet appareil',
    label: 'Code de l’application',
    hint: 'Six chiffres, renouvelés toutes les 30 secondes',
    submit: 'Terminer',
    needed: 'Saisissez les six chiffres affichés par l’application.',
    wrong: 'Ce n’est pas le code que l’application affiche maintenant. Attendez le suivant et saisissez-le.',
    clockOff:
      'L’horloge de votre appareil {direction, select, fast {avance} other {retarde}} d’environ {unit, select, minutes {{count, plural, one {# minute} other {# minutes}}} other {{count, plural, one {# seconde} other {# secondes}}}}.',
    clockHelpTitle: 'Mettez à l’heure votre appareil',
    clockHelp:
      'Les codes dépendent de l’heure. Dans les réglages de l’appareil, activez la date et l’heure automatiques, attendez le code suivant et saisissez-le.',
  },
  done: {
    title: 'Tout est prêt',
    lead: 'Votre mot de passe et votre application d’authentification sont en place, et le lien ne fonctionne plus.',
    where:
      'Désormais, vous vous connectez à la région {region} avec votre adresse e-mail, votre nouveau mot de passe et un code de l’application.',
    signIn: 'Aller à la connexion',
    inactiveTitle: 'Votre compte est désactivé',
    inactive:
      'Le mot de passe et l’application sont enregistrés, mais un administrateur a désactivé votre compte. Demandez-lui de le réactiver ; aucun nouveau lien n’est nécessaire.',
  },
  ended: {
    missing: {
      title: 'Ouvrez à nouveau le lien reçu',
      words:
        'Cette page a été rechargée ou ouverte sans le lien. Pour votre sécurité, le lien n’est pas conservé ici. Rien n’est perdu : il fonctionne toujours avec le même code, et vous reprenez à l’étape 1.',
    },
    incomplete: {
      title: 'Une partie du lien manque',
      words:
        'Le lien a été tronqué en chemin, comme le font certaines messageries avec les longues lignes. Copiez le lien entier du message, de « https » à sa dernière lettre, et ouvrez-le à nouveau.',
    },
    unknown: {
      title: 'Ce lien est inconnu',
      words:
        'Une lettre s’est peut-être perdue en chemin. Copiez le lien entier du message, de « https » à sa dernière lettre, et ouvrez-le à nouveau. Si cela ne suffit pas, demandez un nouveau lien à votre administrateur.',
    },
    expired: {
      title: 'Ce lien a expiré',
      words:
        'Les liens fonctionnent 48 heures. Demandez-en un nouveau à votre administrateur ; rien d’autre n’est nécessaire.',
    },
    used: {
      title: 'Ce lien a déjà servi',
      words:
        'Un lien sert une seule fois. Si c’était vous, connectez-vous avec le mot de passe choisi. Sinon, prévenez votre administrateur sans attendre.',
    },
    superseded: {
      title: 'Un lien plus récent vous a été envoyé',
      words: 'Seul le dernier lien fonctionne. Cherchez le message le plus récent et utilisez son lien avec son code.',
    },
    exhausted: {
      title: 'Trop de codes erronés',
      words:
        'Après cinq codes erronés, un lien ne fonctionne plus, pour protéger votre compte. Demandez à votre administrateur un nouveau lien et un nouveau code.',
    },
    elsewhere: {
      title: 'Ce lien s’ouvre ailleurs',
      words:
        'Les régions de cette console ont leurs propres pages d’activation et de récupération. Ouvrez le lien exactement comme il vous a été envoyé.',
    },
  },
  tooManyTitle: 'Trop de tentatives',
  tooMany: 'Réessayez dans {minutes, plural, one {# minute} other {# minutes}}. Le lien fonctionnera encore.',
  failedTitle: 'Pas de réponse',
  failedOpen: 'Rien n’est perdu : le lien et son code fonctionnent toujours. Vérifiez votre connexion et réessayez.',
  failedComplete:
    'On ne sait pas si l’opération a abouti. Réessayez : si la page indique alors que le lien a déjà servi, elle a abouti et vous pouvez vous connecter.',
  requestId: 'ID de requête',
};
