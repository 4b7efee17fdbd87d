import type { ownAccount as english } from '../en/ownAccount.ts';
import type { Translation } from '../translation.ts';

export const ownAccount: Translation<typeof english> = {
  title: 'Votre compte',
  lead: 'Qui vous êtes dans {region}, ce que vous pouvez y faire et où vous êtes connecté.',
  who: 'Qui vous êtes',
  person: 'Personne',
  serviceAccount: 'Compte de service',
  kind: 'Connecté en tant que',
  name: 'Nom',
  email: 'Adresse e-mail',
  operator: 'Nom donné à la connexion',
  id: 'Identifiant',
  copyId: 'Copier votre identifiant',
  organisation: 'Identifiant de l’organisation',
  copyOrganisation: 'Copier l’identifiant de l’organisation',
  rights: 'Ce que vous pouvez faire ici',
  rightsLead:
    'Tout ce qui vous est accordé dans ce périmètre, et d’où vient chaque droit ; ou la réponse à une question.',
  seeRights: 'Voir vos accès',
  ask: 'Poser une question sur un droit',
  sessions: 'Vos sessions',
  sessionsCaption: 'Sessions de votre compte, la plus récente d’abord',
  sessionsShared:
    'Toutes les personnes qui utilisent ce compte de service figurent ici, sous le nom qu’elles ont donné. Terminer une session met aussi fin à ses jetons.',
  sessionsOwn: 'Partout où vous êtes connecté avec cette console. Terminer une session met aussi fin à ses jetons.',
  whose: 'Utilisée par',
  current: 'Celle-ci',
  worksOn: 'Fermée, son travail continue',
  unnamed: 'Aucun nom donné',
  other: 'Un autre navigateur',
  began: 'Début',
  lastUsed: 'Dernière utilisation',
  ends: 'Fin, sauf utilisation',
  regions: 'Régions',
  end: 'Terminer cette session',
  endCurrent: 'C’est la session où vous êtes : déconnectez-vous depuis le menu du compte.',
  endTitle: 'Terminer cette session ?',
  endLead:
    'Qui l’utilise est aussitôt déconnecté de {regions}, et ses travaux y sont arrêtés. Ce qui est en cours de saisie reste à l’écran jusqu’à la prochaine connexion.',
  endWorkLead:
    'Plus aucun navigateur ne peut l’utiliser. Ses travaux dans {regions} sont arrêtés et attendent que quelqu’un les continue.',
  everywhere: 'Se déconnecter partout',
  everywhereTitle: 'Se déconnecter partout ?',
  everywhereLead:
    'Toutes les sessions ci-dessus prennent fin, celle-ci comprise. Tout ce qui continue sans vous est arrêté et attend que quelqu’un le continue.',
  everywhereShared: 'Cela vaut aussi pour toutes les autres personnes qui utilisent ce compte de service.',
  ended: 'La session est terminée',
  held: 'Ce que le serveur conserve pour vous',
  heldLead:
    'Le serveur de la console conserve ceci tant que vous êtes connecté et l’efface à la fin de votre session. Ce qu’il faut aux travaux qui continuent sans vous est conservé jusqu’à ce qu’ils soient terminés ou que la session ait atteint sa durée maximale.',
  heldSession: 'La session',
  heldSessionText:
    'Une empreinte de son identifiant, son début, sa dernière utilisation et le nom donné à la connexion. L’identifiant lui-même n’est que dans le cookie du navigateur.',
  heldTokens: 'Jetons',
  heldToken:
    '{region} : valable jusqu’au <time></time>, {renewable, select, true {renouvelé sans rien demander} other {non renouvelé}}',
  heldTokensText: 'Chiffrés. Ils n’atteignent jamais ce navigateur, un journal ou une adresse.',
  heldSecret: 'Mot de passe ou secret client',
  heldSecretText: 'Non conservé : il ne sert qu’une fois, à la connexion.',
  heldLinks: 'Liens de récupération que vous émettez',
  heldLinksText: 'Pour qui, quand et jusqu’à quand, même après votre session ; jamais le lien ni son code.',
  heldTries: 'Connexions refusées',
  heldTriesText: 'Comptées pendant 15 minutes sous une empreinte de l’identifiant et de l’adresse d’où elles viennent.',
  failed: 'Votre compte n’a pas pu être chargé',
  forbidden: 'Vous n’êtes plus connecté',
};
