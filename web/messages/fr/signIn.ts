import type { signIn as english } from '../en/signIn.ts';
import type { Translation } from '../translation.ts';

export const signIn: Translation<typeof english> = {
  title: 'Connexion',
  ending:
    '{ending, select, idle {Votre session a pris fin : la console n’a pas été utilisée pendant un moment.} absolute {Votre session a pris fin : elle avait atteint sa durée maximale.} elsewhere {Votre session a pris fin. Fermée ailleurs, ou inconnue de la console.} signedOut {Vous vous êtes déconnecté.} otherTab {Vous vous êtes déconnecté dans un autre onglet.} other {La région vous a renvoyé sans vous connecter.}}',
  regionEndedTitle: 'Votre connexion à {region} a pris fin',
  regionEnded: 'Elle a été fermée ailleurs, ou la région ne l’accepte plus.',
  leadRegion: 'Vous n’êtes pas encore connecté à {region}. Vos autres régions restent connectées.',
  region: 'Région',
  unreachable: 'ne répond pas pour le moment',
  titleRegion: 'Connexion à {region}',
  regionsFailed: 'Les régions n’ont pas pu être chargées',
  clientId: 'ID client',
  clientIdHint: 'UUID du compte de service',
  clientIdInvalid: 'Saisissez un UUID comme 3f2b8c1e-5a4d-4e6f-9b7a-2c1d0e9f8a7b.',
  clientIdNeeded: 'Saisissez l’ID client.',
  clientSecret: 'Secret client',
  clientSecretNeeded: 'Saisissez le secret client.',
  operator: 'Votre nom',
  operatorHint: 'Pour distinguer ici les sessions d’un compte partagé',
  submit: 'Se connecter',
  pending: 'Connexion…',
  wrongPair: 'L’ID client et le secret ne correspondent pas dans cette région.',
  tooMany: 'Trop d’essais. Réessayez {when}.',
  tooManySoon: 'Trop d’essais. Réessayez dans quelques minutes.',
  cookieRefused:
    'Connexion réussie, mais le navigateur a refusé le cookie de session. Autorisez ceux de ce site ; avec Safari sur http://localhost, démarrez la console avec INSECURE_LOOPBACK_COOKIE=1.',
  storeTitle: 'La console n’atteint pas son propre stockage',
  store:
    'Personne ne peut se connecter avant son retour. Cela ne déconnecte personne : si vous étiez connecté, la page reprendra seule.',
  failed: 'La connexion a échoué',
  silent:
    '{why, select, region_timeout {{region} n’a pas répondu à temps.} region_answer_unusable {{region} a donné une réponse inutilisable.} region_untrusted {La console ne se fie pas à {region}.} other {{region} est injoignable pour le moment.}}',
  demo: 'Essayer un compte de démonstration',
  demoHint: 'Tout est inventé dans {region}.',
  demoAdmin: 'Continuer en administrateur',
  demoLimited: 'Continuer avec des droits limités',
  demoPerson: 'Continuer comme utilisateur',
  capsLock: 'Verr. Maj. activée',
  secretStays: 'Transmis une fois, jamais conservé dans ce navigateur',
  orOwn: 'ou avec votre propre compte',
  ownHint: 'Ouvre la page de la région pour mot de passe et second facteur, puis vous ramène ici.',
  ownInNewTab: 'Ouvre la page de la région dans un nouvel onglet. Cette page reprend dès que vous y êtes connecté.',
  ownSubmit: 'Connexion personnelle',
  orServiceAccount: 'Utiliser plutôt un compte de service',
  ownFinishing: 'La région vous a laissé entrer ; la console s’ouvre.',
  ownRefused:
    'La région ne vous a pas laissé entrer, ou la connexion a trop duré, est déjà terminée ou a commencé dans un autre navigateur. Recommencez.',
  ownAgain: 'Retour à la page de connexion',
};
