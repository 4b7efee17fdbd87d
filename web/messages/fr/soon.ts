import type { soon as english } from '../en/soon.ts';
import type { Translation } from '../translation.ts';

export const soon: Translation<typeof english> = {
  shut: '(pas ouvert pour vous)',
  notFound: {
    title: 'Rien ici',
    lead: 'Cela n’existe pas, a été supprimé, ou l’adresse est erronée.',
    home: 'Aller à l’accueil',
  },
  failures: {
    forbiddenTitle: 'Accès refusé',
    forbiddenPermission:
      'La permission <code>{permission}</code> manque à votre compte ici. Un administrateur de ce périmètre peut l’accorder.',
    forbidden: 'Il manque une permission à votre compte ici. Un administrateur de ce périmètre peut l’accorder.',
    outageTitle: '{region} ne répond pas',
    outage: 'Seule cette région est touchée. Les autres restent utilisables.',
    theRegion: 'La région',
    timeoutTitle:
      '{why, select, stopped {Vous avez cessé d’attendre {region}} other {{region} n’a pas répondu à temps}}',
    timeout: 'Elle n’est pas interrogée à nouveau d’elle-même. Seule cette région est touchée.',
    unusableTitle: '{region} a répondu quelque chose d’inutilisable',
    untrustedTitle: 'La console ne fait pas confiance à {region}',
    storeTitle: 'La console n’atteint pas son propre stockage',
    unavailableTitle: '{region} ne peut pas le faire pour le moment',
    retryIn: 'Réessayer dans {seconds, number} s',
    failedTitle: 'Chargement impossible',
    crashedTitle: 'Cette page a cessé de fonctionner',
    crashed: 'Elle ne peut pas être affichée. Rechargez la page ; si cela persiste, envoyez-nous le rapport.',
    reading: 'Toujours en attente de {region}',
    writing: 'Toujours en attente que {region} le fasse',
    cancelWaiting: 'Annuler',
  },
  /** Why a write failed. */
  refusals: {
    unavailable: 'La région ne peut pas le faire pour le moment',
    notSent: 'Rien n’a été envoyé : rien n’a changé',
    retryAfter: 'Réessayez dans {seconds, plural, one {# seconde} other {# secondes}}.',
    sessionRenewed: 'Vous étiez déconnecté avant l’envoi : rien n’a changé. Envoyez à nouveau.',
    unconfirmed:
      'Issue inconnue. {why, select, stopped {Vous avez cessé d’attendre} odd {La réponse est inutilisable} other {Aucune réponse n’est venue}} : on ignore si l’action a eu lieu. Vérifiez avant de renvoyer.',
    unread:
      'Lecture impossible : {why, select, stopped {vous avez cessé d’attendre} odd {la réponse est inutilisable} other {aucune réponse n’est venue}}',
    unexpected: 'Un problème est survenu',
    refused: 'Action refusée',
    refusedPermission: 'Action refusée : il manque {permission}',
    invalid: 'Certaines valeurs n’ont pas été acceptées',
    conflict: 'L’état actuel ne le permet pas',
    gone: 'L’élément n’existe plus',
    notOffered: 'Indisponible dans cette région',
    tooMany: 'Trop de requêtes. Patientez un instant, puis réessayez.',
    ours: {
      bad_request: 'La console n’a pas pu lire la demande.',
      invalid_parameter: 'La console n’accepte pas ce qui a été envoyé.',
      wrong_credentials: 'La région n’a pas accepté ces identifiants.',
      too_many_attempts: 'Cela a été demandé trop souvent.',
      cross_site_request: 'La demande ne venait pas d’une page de cette console.',
      payload_too_large: 'C’est plus que ce que la console accepte en une fois.',
      unsupported_media_type: 'La console n’accepte pas ce type de contenu.',
      no_self_service: 'Les liens des régions de cette console ne s’ouvrent pas ici.',
      work_goes_on: 'Un travail que vous avez commencé se poursuit.',
      changed_meanwhile: 'Quelqu’un d’autre l’a modifié entre-temps : regardez-le de nouveau.',
      too_many_views: 'Il y a déjà trop de vues. Supprimez-en une, puis réessayez.',
      too_many_reviews: 'Il y a déjà trop de revues. Supprimez-en une, puis réessayez.',
      review_signed_off: 'La revue est approuvée : plus rien n’y change.',
      review_not_signed_off: 'La revue n’est pas encore approuvée.',
      review_unread: 'Tout n’a pas encore été lu.',
      review_undecided: 'Certaines lignes ne sont pas encore décidées.',
      review_out_of_sight: 'Elle contient des périmètres que votre compte ne peut pas lire actuellement.',
      line_decided_meanwhile: 'Quelqu’un d’autre a décidé l’une de ces lignes entre-temps.',
      steps_out_of_turn: 'D’autres étapes de ce travail viennent d’abord.',
      run_at_work: 'Arrêtez d’abord le travail et laissez ses appels se terminer.',
      run_not_so: 'Le travail a avancé entre-temps : regardez où il en est.',
      nothing_to_undo: 'Il n’y a rien à annuler.',
      region_unreachable: '{region} n’accepte pas de demandes pour le moment.',
      region_timeout: '{region} n’a pas répondu à temps.',
      internal_error: 'La console a échoué ; la raison est dans le journal de qui l’exploite.',
      too_many_runs: 'Il y a déjà trop de travaux. Retirez-en un dans « Travaux », puis réessayez.',
      store_unavailable:
        'Aucune région n’est en cause et personne n’est déconnecté. Ce que cette page montre reste ; rien ne peut être lu ni modifié avant le retour du stockage, que la page remarque d’elle-même.',
      region_answer_unusable:
        'La réponse n’est pas celle que prévoit le contrat. Un nouvel essai peut aider ; si cela persiste, envoyez le rapport à qui exploite la région.',
      region_untrusted:
        'Rien n’a été envoyé. Qui exploite la console peut faire accepter une autorité privée avec NODE_EXTRA_CA_CERTS ; son journal en dit plus.',
    },
  },
  finder: {
    firstSteps: 'Premiers pas',
    scope:
      'Les personnes, les rôles et les ID sont cherchés dans le périmètre où vous êtes ; les lieux, les clusters et les opérations dans toutes les régions.',
    hint: 'Saisissez un nom ou collez un ID',
    unknown: 'Rien de visible d’ici n’a cet ID ou cette adresse e-mail.',
    kind: '{kind, select, user {Utilisateur} serviceAccount {Compte de service} role {Rôle} cluster {Cluster} operation {Opération} organisation {Organisation} other {Espace}}',
    kinds:
      '{kind, select, user {utilisateurs} serviceAccount {comptes de service} role {rôles} cluster {clusters} operation {opérations} organisation {organisations} other {espaces}}',
    unread: 'N’ont pas pu être parcourus : {kinds}.',
    elsewhere:
      '{rest, select, comes {D’autres emplacements sont encore en cours de lecture.} other {Certains autres emplacements n’ont pas pu être lus.}}',
    nothingSoFar: 'Rien trouvé dans ce qui a été parcouru',
    filterSpaces: 'Filtrer par nom ou coller un ID',
    goToSpace: 'Aller à l’espace {id}',
    recent: 'Récents',
    here: 'Vous êtes ici.',
    regions: 'Régions',
    action: 'Commencer',
    verbs: '{verb, select, upgrade {Mettre à niveau} resize {Redimensionner} other {Kubeconfig}}',
    ofCluster:
      '{verb, select, upgrade {Mettre à niveau {name}} resize {Redimensionner {name}} other {Kubeconfig de {name}}}',
    creations:
      '{what, select, user {Créer un utilisateur} serviceAccount {Créer un compte de service} role {Créer un rôle} acl {Donner des droits sur des ressources} space {Créer un espace} cluster {Créer un cluster} vm {Créer une machine virtuelle} twin {Comparer à un autre lieu} other {Créer un cluster de bases de données}}',
    spacesUnread: 'ses espaces n’ont pas pu être lus',
  },
  shortcuts: {
    title: 'Raccourcis clavier',
    does: '{what, select, palette {Aller à un élément ou commencer une action par son nom} keys {Afficher cette liste} move {Se déplacer dans un menu ou une liste de choix} pick {Ouvrir ou choisir l’élément marqué} other {Fermer ce qui est ouvert, ou vider le filtre}}',
  },
  home: {
    recentPlaces: 'Lieux récents',
  },
  session: {
    ownAccount: 'Votre compte',
    calls: 'Appels d’API',
    ends: 'Fin de la session dans',
    signOut: 'Se déconnecter',
    signOutOfRegion: 'Se déconnecter de {region} ({name})',
    endedTitle: 'Votre session est terminée',
    endedLead:
      'Connectez-vous à {region} pour continuer. La page reste telle quelle, avec tout ce que vous avez saisi.',
    differentAccount: 'Avec un autre compte, votre saisie est abandonnée et le travail en cours est mis en pause.',
    discarded: 'Un autre compte s’est connecté : la page a été rouverte.',
    leave: 'Quitter cette page',
    ending: 'Votre session se termine dans',
    endingIdle: 'Vous n’avez pas utilisé la console depuis un moment.',
    endingAbsolute: 'Elle a atteint sa durée maximale et ne peut pas être prolongée. Enregistrez votre travail.',
    stay: 'Rester connecté',
    signOutFailed: 'Vous êtes toujours connecté : la console n’a pas répondu.',
    workTitle: '{runs, plural, one {Un travail continue} other {# travaux continuent}}',
    workLead:
      '{runs, plural, one {Ce que vous avez confirmé n’est pas encore terminé. L’arrêter, ou le laisser continuer sans vous jusqu’à {at} au plus tard ?} other {Ce que vous avez confirmé n’est pas encore terminé. Tout arrêter, ou tout laisser continuer sans vous jusqu’à {at} au plus tard ?}}',
    workOfRegion:
      'Ce que vous avez confirmé dans {region} n’est pas encore terminé et s’arrête quand vous vous y déconnectez. Cela continue quand quelqu’un se connecte au même compte et le demande.',
    workClosed:
      'Dans les deux cas, vous êtes déconnecté de ce navigateur. Quiconque se connecte au même compte peut l’arrêter ou le continuer.',
    workGoOn: '{runs, plural, one {Le laisser continuer jusqu’à {at}} other {Les laisser continuer jusqu’à {at}}}',
    workStop: '{runs, plural, one {L’arrêter et se déconnecter} other {Les arrêter et se déconnecter}}',
  },
};
