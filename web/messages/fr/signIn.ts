import type { signIn as english } from '../en/signIn.ts';
import type { Translation } from '../translation.ts';

export const signIn: Translation<typeof english> = {
  title: 'Connexion',
  lead: 'Accès et clusters managés, une seule console pour toutes les régions.',
  leadRegion: 'Vous n’êtes pas encore connecté à {region}. Vos autres régions restent connectées.',
  region: 'Région',
  unreachable: 'ne répond pas pour le moment',
  titleRegion: 'Connexion à {region}',
  regionsFailed: 'La liste des régions n’a pas pu être chargée',
  clientId: 'ID client',
  clientIdHint: 'Celui du compte de service, un UUID',
  clientIdInvalid: 'Saisissez un UUID, par exemple 3f2b8c1e-5a4d-4e6f-9b7a-2c1d0e9f8a7b.',
  clientIdNeeded: 'Saisissez l’ID client.',
  clientSecret: 'Secret client',
  clientSecretNeeded: 'Saisissez le secret client.',
  operator: 'Votre nom',
  operatorHint: 'Affiché dans cette console, pour distinguer les sessions de qui partage un compte',
  submit: 'Se connecter',
  pending: 'Connexion…',
  wrongPair: 'L’ID client et le secret ne correspondent pas dans cette région.',
  tooMany: 'Trop de tentatives. Réessayez {when}.',
  tooManySoon: 'Trop de tentatives. Réessayez dans quelques minutes.',
  cookieRefused:
    'La connexion a réussi mais le navigateur a refusé le cookie de session. Autorisez les cookies pour ce site ; avec Safari sur http://localhost, démarrez la console avec INSECURE_LOOPBACK_COOKIE=1.',
  storeTitle: 'La console n’atteint pas son propre stockage',
  store:
    'Personne ne peut se connecter avant son retour. Cela ne déconnecte personne : si vous étiez connecté, la page continuera d’elle-même.',
  failed: 'La connexion n’a pas pu aboutir',
  demo: 'Comptes de démonstration',
  demoHint: 'Cette console fonctionne avec des régions de démonstration intégrées.',
  demoAdmin: 'Continuer en administrateur',
  demoLimited: 'Continuer avec des droits limités',
  demoPerson: 'Continuer en tant que personne',
  secretStays: 'Transmis une fois au serveur de la console, jamais conservé dans ce navigateur',
  own: 'Avec votre propre compte',
  ownHint: 'Ouvre la page de la région, où vous saisissez votre mot de passe et votre second facteur.',
  ownInNewTab:
    'Ouvre la page de la région dans un nouvel onglet. Cette page reste telle quelle et reprend dès que vous y êtes connecté.',
  ownSubmit: 'Se connecter en son nom',
  orServiceAccount: 'Avec un compte de service',
  ownFinishing: 'La région vous a laissé entrer ; la console s’ouvre.',
  ownRefused:
    'La région ne vous a pas laissé entrer, ou la connexion a pris trop de temps, est déjà terminée ou a commencé dans un autre navigateur. Recommencez-la.',
  ownAgain: 'Retour à la page de connexion',
};
