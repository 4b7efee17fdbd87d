import type { runs as english } from '../en/runs.ts';
import type { Translation } from '../translation.ts';

export const runs: Translation<typeof english> = {
  one: 'Travail',
  lead: 'Ce que la console fait pour vos comptes en plusieurs appels. Cela continue quand vous fermez cet onglet, et tous ceux qui sont connectés au même compte le voient.',
  outlives:
    'Ce travail continue quand vous fermez cet onglet{known, select, yes {, et sans vous jusqu’à {at} au plus tard.} other {, tant que dure la session qui s’en charge.}}',
  caption: 'Travaux de vos comptes, les plus récents d’abord',
  list: {
    filter: 'Filtrer par sujet, état ou région',
    noneMatch: 'Aucun travail ne correspond',
    showAll: 'Tout afficher',
  },
  noneTitle: 'Aucun travail',
  none: 'Les travaux en plusieurs appels, comme la copie des droits d’un compte de service, restent ici pendant 30 jours.',
  columns: {
    name: 'Travail',
    state: 'État',
    sentence: 'Jusqu’ici',
    region: 'Région',
    changed: 'Dernier changement',
    what: 'Étape',
    outcome: 'Résultat',
    at: 'Quand',
  },
  kinds: {
    alike: 'Rendre ce lieu semblable à {about}',
    unlike: 'Annuler ce qui a rendu ce lieu semblable à {about}',
    copyGrants: 'Copier les droits de {about}',
    upgradeCluster: 'Mettre à niveau {about}',
    upgradeWave: 'Mettre à niveau des clusters vers {about}',
    updatePackages: 'Mettre à jour les paquets système de {count, plural, one {# cluster} other {# clusters}}',
    addUsers: 'Ajouter {count, plural, one {# utilisateur} other {# utilisateurs}} à {about}',
    copyRole: 'Copier le rôle {about}',
    leaver:
      '{operation, select, UnassignUserSpace {Retirer {about} {count, plural, one {d’un espace} other {de # espaces}}} PatchUserStateOrganisation {Désactiver {about}} DeleteUserOrganisation {Supprimer {about}} other {Retirer ce que détient {about}}}',
    giveBack: 'Rendre à {about} ce qui lui a été retiré',
    activate: 'Activer {count, plural, one {# utilisateur} other {# utilisateurs}}',
    deactivate: 'Désactiver {count, plural, one {# utilisateur} other {# utilisateurs}}',
    assign:
      'Affecter {operation, select, AssignServiceAccountToSpace {{count, plural, one {# compte de service} other {# comptes de service}}} other {{count, plural, one {# utilisateur} other {# utilisateurs}}}} à {about}',
    unassign: 'Retirer {count, plural, one {# utilisateur} other {# utilisateurs}} de {about}',
    delete:
      '{operation, select, DeleteServiceAccountOrganisation {Supprimer {count, plural, one {# compte de service} other {# comptes de service}}} DeleteServiceAccountSpace {Retirer {count, plural, one {# compte de service} other {# comptes de service}} de {about}} other {Supprimer {count, plural, one {# utilisateur} other {# utilisateurs}}}}',
    whenFree:
      '{operation, select, DeleteCluster {Supprimer {about}} CreateNodePool {Ajouter un pool de nœuds à {about}} UpdateNodePoolCount {Redimensionner un pool de nœuds de {about}} DeleteNodePool {Supprimer un pool de nœuds de {about}} AddWorkers {Ajouter des workers à {about}} RemoveWorkers {Retirer un worker de {about}} other {Mettre à jour les paquets système de {about}}} dès que le cluster est libre',
    grant: 'Accorder {about} à {count, plural, one {# compte} other {# comptes}}',
    revoke: 'Retirer {about} à {count, plural, one {# compte} other {# comptes}}',
    sameAccess: 'Donner à d’autres l’accès de {about}',
    takeAccess: 'Reprendre à d’autres l’accès de {about}',
    removeReviewed: 'Retirer ce que {about} a marqué',
    returnReviewed: 'Rendre ce que {about} a fait retirer',
    addAcls: 'Donner des ACL dans {about}',
    deleteAcls: 'Supprimer des ACL dans {about}',
  },
  many: {
    menu: 'Modifier {type, select, users {{count, plural, one {# utilisateur choisi} other {# utilisateurs choisis}}} other {{count, plural, one {# compte de service choisi} other {# comptes de service choisis}}}}',
    actions: {
      links: 'Émettre des liens…',
      same: 'Même accès que…',
      grant: 'Accorder un rôle ou une permission…',
      revoke: 'Retirer un rôle ou une permission…',
      activate: 'Activer…',
      deactivate: 'Désactiver…',
      assign: 'Affecter à un espace…',
      unassign: 'Retirer de cet espace…',
      delete: 'Supprimer…',
    },
    title: {
      grant:
        'Accorder à {type, select, users {{count, plural, one {# utilisateur} other {# utilisateurs}}} other {{count, plural, one {# compte de service} other {# comptes de service}}}}',
      revoke:
        'Retirer à {type, select, users {{count, plural, one {# utilisateur} other {# utilisateurs}}} other {{count, plural, one {# compte de service} other {# comptes de service}}}}',
      assign:
        'Affecter {type, select, users {{count, plural, one {# utilisateur} other {# utilisateurs}}} other {{count, plural, one {# compte de service} other {# comptes de service}}}} à un espace',
    },
    select: {
      page: 'Les {here, number} de cette page sont choisis.',
      shown: '{here, number} de ceux qui correspondent sont choisis.',
      take: '{count, plural, =0 {Tout choisir} other {Choisir tous les #}}',
      takeMatching: '{count, plural, =0 {Choisir tout ce qui correspond} other {Choisir les # qui correspondent}}',
      reading: 'Lecture de la liste entière : {loaded, number}',
      readingOf: 'Lecture de la liste entière : {loaded, number} sur {total, number}',
      giveUp: 'Abandonner',
      broken: 'Seuls {loaded, number} ont pu être lus. Le choix reste ce qu’il était.',
      again: 'Réessayer',
      tooMany:
        '{count, number} correspondent, et une modification en prend {most, number} au plus : précisez le filtre.',
      all: 'Les {count, number} sont tous choisis, tels que lus à {time}.',
      allMatching: 'Les {count, number} qui correspondent à « {text} » sont tous choisis, tels que lus à {time}.',
      some: '{left, number} sur {count, number} sont choisis, tels que lus à {time}.',
      someMatching:
        'Sur {count, number} qui correspondent à « {text} », {left, number} sont choisis, tels que lus à {time}.',
      kept: 'Ils restent choisis quel que soit le filtre.',
      others: '{count, plural, one {# autre est choisi aussi.} other {# autres sont choisis aussi.}}',
      hidden:
        '{hidden, plural, one {# choisi sur {count, number} n’est pas affiché ici.} other {# choisis sur {count, number} ne sont pas affichés ici.}}',
      clear: 'Annuler la sélection',
    },
    choose: 'Choisissez d’abord un rôle ou une permission.',
    chooseSpace: 'Choisissez d’abord un espace.',
    effect: 'Ce que cela change',
    effectOf: { grant: 'Ce que change l’octroi de {name}', revoke: 'Ce que change le retrait de {name}' },
    read: 'Lu : {asked, number} sur {total, number}',
    changed:
      '{type, select, users {{count, plural, one {# utilisateur est concerné} other {# utilisateurs sont concernés}}} other {{count, plural, one {# compte de service est concerné} other {# comptes de service sont concernés}}}}',
    same: {
      grant:
        '{type, select, users {{count, plural, one {# utilisateur le détient} other {# utilisateurs le détiennent}}} other {{count, plural, one {# compte de service le détient} other {# comptes de service le détiennent}}}} déjà.',
      revoke:
        '{type, select, users {{count, plural, one {# utilisateur ne le détient} other {# utilisateurs ne le détiennent}}} other {{count, plural, one {# compte de service ne le détient} other {# comptes de service ne le détiennent}}}} pas ici.',
    },
    leftOut:
      '{type, select, users {{count, plural, one {# utilisateur est laissé} other {# utilisateurs sont laissés}}} other {{count, plural, one {# compte de service est laissé} other {# comptes de service sont laissés}}}} de côté : seuls ceux qui ont été lus sont modifiés.',
    unreadLeftOut:
      '{type, select, users {{count, plural, one {# utilisateur n’a} other {# utilisateurs n’ont}}} other {{count, plural, one {# compte de service n’a} other {# comptes de service n’ont}}}} pas pu être {count, plural, one {lu} other {lus}}.',
    yourself: 'Votre propre compte en fait partie et perd {count, plural, one {une permission} other {# permissions}}.',
    lockout:
      'Votre propre compte perd le droit de modifier les politiques ici. Vous ne pourrez pas l’annuler vous-même. Continuer quand même ?',
    nothing: 'Cela ne changerait personne.',
    begin:
      '{type, select, users {{count, plural, one {Vérifier # utilisateur} other {Vérifier # utilisateurs}}} other {{count, plural, one {Vérifier # compte de service} other {Vérifier # comptes de service}}}}',
    notBegun: 'Ce travail n’a pas pu commencer',
    selfTitle: 'Votre propre compte est parmi eux',
    selfLead:
      'Il perdrait ce avec quoi ce travail est fait, et tout le reste ne serait pas fait. Il est laissé de côté.',
    withoutSelf: '{count, plural, one {Continuer avec l’autre} other {Continuer avec les # autres}}',
    nobodyElse: 'Personne d’autre n’est sélectionné.',
  },
  same: {
    title:
      '{type, select, users {{count, plural, one {Même accès pour # utilisateur} other {Même accès pour # utilisateurs}}} other {{count, plural, one {Même accès pour # compte de service} other {Même accès pour # comptes de service}}}}',
    lead: 'Ils reçoivent les rôles et permissions que quelqu’un d’autre détient. Ce qu’ils détiennent déjà reste tel quel.',
    region: 'Région',
    place: 'Organisation ou espace d’où il est pris',
    placeHint: 'Ailleurs, rôles et permissions sont retrouvés par leur nom.',
    placesFailed: 'Les espaces de {region} n’ont pas pu être listés ; collez l’ID de l’un d’eux.',
    placeFirst: 'Choisissez d’abord un lieu.',
    choose: 'Choisir un utilisateur ou un compte de service…',
    chosen: 'Comme {name}. Choisir quelqu’un d’autre…',
    chooseFirst: 'Choisissez d’abord de qui est cet accès.',
    wait: 'Viendra quand tout aura été lu.',
    acls: 'Les ACL sur des ressources précises aussi',
    aclsElsewhere: 'Les ACL portent sur des ressources de ce lieu-là, et sont laissées de côté.',
    missing:
      '{count, plural, one {Laissé de côté : rien ici ne porte ce nom} other {Laissés de côté : rien ici ne porte ces noms}}',
    holdsNothing: '{name} n’y détient rien qui puisse être donné ici.',
    aclCount:
      '{count, plural, one {# ACL est donnée à chacun d’eux aussi.} other {# ACL sont données à chacun d’eux aussi.}} Qui les détient déjà est dit avant toute écriture.',
    effectOf: 'Ce que fait l’accès de {name}',
  },
  effects: {
    alike:
      'Les rôles changent pour tous ceux qui les détiennent. Ce que les personnes reçoivent ou perdent compte dès leur prochain appel.',
    unlike: 'Seul ce que ce travail a donné et retiré est annulé. Un rôle qu’il a créé reste, et ne donne rien.',
    addUsers:
      'Ceux qui manquent sont créés, puis affectés et dotés des rôles. Une personne créée ne peut pas se connecter avant d’avoir reçu un lien ; ceux qui existent déjà gardent leur nom.',
    copyRole: 'Personne ne détient le nouveau rôle avant qu’on le lui accorde.',
    giveBack: 'Seul ce que ce travail a retiré revient.',
    activate: 'Ils peuvent se connecter à nouveau avec le mot de passe et le second facteur qu’ils ont.',
    deactivate:
      'Ils ne peuvent plus se connecter. L’API ne dit pas si les sessions ouvertes prennent fin aussitôt. Leurs droits restent et comptent à nouveau une fois qu’ils sont actifs.',
    assign:
      'L’affectation ne donne aucun droit par elle-même. Aucun travail ne la reprend : quitter un espace enlève ce qui y a été accordé depuis.',
    unassign: 'Ils perdent tout ce qui leur est accordé dans cet espace. Ils restent dans l’organisation.',
    delete:
      '{operation, select, DeleteServiceAccountOrganisation {Ils n’obtiennent plus de jeton, leurs jetons expirent dans les instants qui suivent, et tout ce qui leur est accordé disparaît avec eux. C’est irréversible.} DeleteServiceAccountSpace {Ceux qui ont été créés dans cet espace sont supprimés définitivement ; les autres restent dans l’organisation et perdent tout ce qui leur est accordé ici. La région ne dit pas à l’avance lesquels.} other {Ils sont supprimés de l’organisation avec tout ce qui leur est accordé, et leurs clés d’API sont révoquées. C’est irréversible.}}',
    grant: 'Cela compte dès leur prochain appel.',
    revoke: 'Cela cesse de compter dès leur prochain appel.',
    sameAccess: 'Cela compte dès leur prochain appel ; ce qu’ils détiennent déjà reste tel quel.',
    takeAccess: 'Seul ce que ce travail a donné est repris. Cela cesse à leur prochain appel.',
    removeReviewed:
      'Seul ce que la revue a lu et marqué est retiré, s’il est encore détenu. Cela cesse à leur prochain appel.',
    returnReviewed: 'Seul ce que ce travail a retiré revient. Cela compte dès leur prochain appel.',
    addAcls: 'Les ACL comptent dès le prochain appel ; celles déjà données restent.',
    deleteAcls: 'Les droits cessent au prochain appel ; qui a créé une ressource garde les siens.',
  },
  states: {
    arriving: 'En cours d’envoi',
    checking: 'Vérification',
    ready: 'Vous attend',
    running: 'En cours',
    waiting: 'En attente',
    paused: 'En pause',
    done: 'Fait',
    stopped: 'Arrêté',
  },
  doneInPart: 'Terminé, pas tout fait',
  stopping: 'Arrêt en cours',
  sentence: {
    stopping:
      '{count, plural, one {# appel est encore en route et attendu} other {# appels sont encore en route et attendus}} ; rien d’autre n’est commencé.',
    arriving:
      '{count, plural, one {# étape est arrivée} other {# étapes sont arrivées}} jusqu’ici. Rien n’est fait avant que toutes ne le soient.',
    checking:
      'Lecture de ce que {count, plural, one {# étape changerait} other {# étapes changeraient}}. Rien n’est écrit avant votre confirmation.',
    ready:
      '{todo, plural, =0 {Rien à faire} one {# étape à faire} other {# étapes à faire}}{skipped, plural, =0 {} other {, # déjà ainsi}}{unclear, plural, =0 {} other {, # qu’on ne peut pas savoir avant}}{failed, plural, =0 {} one {, # qui ne peut pas être faite} other {, # qui ne peuvent pas être faites}}.',
    so: '{done, plural, one {# faite} other {# faites}}{skipped, plural, =0 {} other {, # déjà ainsi}}{failed, plural, =0 {} one {, # échouée} other {, # échouées}}{unknown, plural, =0 {} one {, # inconnue} other {, # inconnues}}{accepted, plural, =0 {} other {, # en cours}}{left, plural, =0 {} one {, # restante} other {, # restantes}}.',
  },
  waitsFor: {
    operation: 'Attend la fin de ce que sa région est en train de faire.',
    stage: 'La phase suivante commence à {at}.',
    region: 'Reprend à {at} : {region} a demandé une pause.',
    answer: 'Reprend à {at} : une réponse a été perdue, et on ne peut lire qu’alors si l’appel a été exécuté.',
  },
  reasons: {
    asked: 'Arrêté à la main. Ce qui a été fait reste.',
    signedOut: 'Sa session a été déconnectée. Ce qui a été fait reste ; continuez avec la session que vous avez.',
    otherAccount:
      'Un autre compte s’est connecté là où était {account}. Ce qui a été fait reste ; continuez avec la session que vous avez.',
    sessionEnded:
      'La session utilisée a pris fin. Connectez-vous en tant que {account} dans {region} pour continuer, ou continuez avec la session que vous avez.',
    refused:
      '{region} n’accepte plus {account} : le compte a peut-être été désactivé. Ce qui a été fait reste. Continuez une fois qu’il est de nouveau accepté.',
    regionDown: '{region} ne répond pas. Elle est interrogée à nouveau toutes les quelques secondes.',
    failures: 'Des étapes ont échoué. Regardez-les avant de continuer.',
    planOutdated: 'Ce qui était prévu n’est plus le chemin. Rien n’est fait sans confirmation : planifiez à nouveau.',
    stageEnded: 'Une phase est terminée. La suivante commence quand vous le dites.',
  },
  noRight:
    '{single, select, true {Votre compte ne détient {permission} ici ni par un rôle ni directement : la région refusera chaque étape qui porte sur une ressource pour laquelle il n’a pas ce droit par une ACL ou pour l’avoir créée.} other {Votre compte ne détient pas {permission} ici : la région refusera chaque étape.}}',
  sessionHint:
    'Ce travail se fait avec vos droits{known, select, yes {, et continue sans vous jusqu’à {at} au plus tard, même si votre session prend fin faute d’activité. Ensuite il s’arrête jusqu’à ce que vous vous reconnectiez} other {}}.',
  actions: {
    confirm: '{count, plural, =0 {Terminer} one {Faire # étape} other {Faire # étapes}}',
    resume: 'Continuer',
    retry: 'Réessayer ce qui a échoué',
    stage: 'Continuer avec la phase {stage, number}',
    without: 'Continuer sans ce qui a échoué',
  },
  stop: {
    forNow: 'Arrêter après cette étape',
    forGood: 'Arrêter définitivement',
    waiting: 'Ne pas le faire',
    staged: 'Ne plus rien commencer',
    title: 'Arrêter définitivement ?',
    left: '{left, plural, one {# étape ne sera pas faite} other {# étapes ne seront pas faites}}. Ce travail ne pourra pas être repris. Ce qui a été fait reste.',
    begun: 'Ce qui a été commencé continue dans sa région, et est suivi jusqu’à sa fin.',
  },
  discard: 'Abandonner',
  discardTitle: 'Abandonner ce travail ?',
  discardLead:
    'Rien n’en a encore été fait. Ce qui a été préparé pour lui, {count, plural, one {# étape} other {# étapes}}, est alors perdu.',
  result: 'Télécharger le résultat',
  undo: 'Annuler {count, plural, one {# changement} other {# changements}}…',
  undoAcls: 'Annuler ce qui a changé…',
  finalTitle: '{name} ?',
  finalCount: 'Saisissez leur nombre, pour montrer que vous les voulez tous.',
  toUpgrade: 'Ouvrir la mise à niveau',
  toChecklist: 'Ouvrir la liste de départ',
  toRole: 'Ouvrir le rôle',
  toCluster: 'Ouvrir le cluster',
  stepsCaption: 'Étapes du travail',
  filter: 'Afficher',
  all: 'Toutes les étapes ({count, number})',
  noneInState: 'Aucune étape n’est plus dans cet état.',
  more: 'Afficher plus d’étapes',
  stepStates: {
    todo: 'À faire',
    sending: 'En cours',
    accepted: 'Sa région s’en occupe',
    done: 'Fait',
    failed: 'Échec',
    skipped: 'Déjà ainsi',
    unknown: 'Inconnu',
  },
  notFollowed: 'Commencée, revue à la reprise',
  notWatched: 'Commencée, sa fin n’est pas suivie',
  followed: 'Rien de plus n’est commencé. Ce qui l’a été est suivi jusqu’à sa fin.',
  unclear: 'La lecture ne permet pas de le savoir.',
  step: {
    named:
      '{name} : {gives, plural, one {# donné} other {# donnés}}, {takes, plural, one {# retiré} other {# retirés}}',
    createRole: 'Créer le rôle {name}',
    assign: 'Affecter à {place}',
    policy: '{count, plural, one {# rôle ou permission} other {# rôles et permissions}} dans {place}',
    acls: '{count, plural, one {# ACL} other {# ACL}} dans {place}',
    aclsOf: '{name} : {count, plural, one {# ACL} other {# ACL}}',
    upgrade: '{part, select, workers {Workers} other {Plan de contrôle}} en {version}',
    person: '{name}, {email}',
    whenFree:
      '{operation, select, DeleteCluster {Supprimer le cluster} CreateNodePool {Ajouter le pool de nœuds {name} ({count, plural, one {# nœud} other {# nœuds}} de taille {profile})} UpdateNodePoolCount {Redimensionner {name} à {count, plural, one {# nœud} other {# nœuds}}} DeleteNodePool {Supprimer le pool de nœuds {name}} AddWorkers {Ajouter {count, plural, one {# worker} other {# workers}} de taille {profile} à {name}} RemoveWorkers {Retirer un worker de taille {profile} de {name}} other {Mettre à jour les paquets système}}',
  },
  notSent: {
    notNamed: 'Rien ne porte là ce nom : {name}.',
    severalNamed: 'Plusieurs rôles s’appellent là {name}.',
    roleNameTaken: 'Il y a déjà là un rôle nommé {name}. Copiez-le sous un autre nom.',
    gone: 'Il n’existe plus.',
    notAssigned: 'L’utilisateur n’est plus affecté à cet espace : affectez-le d’abord, puis réessayez.',
    moved: 'Quelqu’un l’a modifié depuis : rien n’y a été touché. Regardez à nouveau.',
    operationFailed: 'L’opération attendue a échoué.',
    busyAgain: 'Une autre opération occupe le cluster entre-temps.',
    otherWay: 'Les versions confirmées ne sont plus le chemin : planifiez à nouveau.',
    clusterGone: 'Le cluster n’existe plus.',
    clusterFailed: 'Le cluster est en échec et ne peut plus qu’être supprimé.',
    nameTaken: 'Ce cluster a déjà un pool de nœuds de ce nom.',
    poolGone: 'Le pool de nœuds {name} n’existe plus.',
    poolHasCount: 'Le pool de nœuds {name} a déjà {count, plural, one {# nœud} other {# nœuds}}.',
    poolIsLast: 'Le pool de nœuds {name} est devenu le dernier : le cluster resterait sans worker.',
    lastWorker: 'Le pool de nœuds {name} n’a plus qu’un worker, et disparaîtrait avec lui.',
    profileGone: 'Il n’y a plus de pool de nœuds de taille {profile}.',
    otherPool: 'Les workers de taille {profile} appartiennent maintenant à un autre pool de nœuds : {name}.',
  },
  created: {
    links: 'Émettre des liens pour ceux qui ont été créés…',
    nobody: 'Ce travail n’a créé personne.',
  },
  acls: { each: 'Chacune', row: '{permission} sur {resource}', so: 'déjà ainsi' },
  receipt: {
    title: 'Ce qui a été modifié',
    hint: 'D’après ce que chaque étape a demandé et ce qu’il en est advenu, non d’après les droits actuels : ce que donne un rôle a pu changer depuis.',
    partly: '{shown, plural, one {# étape} other {# étapes}} sur {all, number} ici.',
    more: 'En montrer plus',
    lost: 'Perdu ({count, number})',
    gained: 'Obtenu ({count, number})',
    failed: 'Échoué ({count, number})',
    uncertain: 'On ignore si c’est fait ({count, number})',
    inert: 'Rien à faire, déjà ainsi ({count, number})',
    todo: 'Non commencé ({count, number})',
    change:
      '{kind, select, policy {rôles et permissions {gives, plural, =0 {retirés : {takes, number}} other {{takes, plural, =0 {accordés : {gives, number}} other {retirés : {takes, number}, accordés : {gives, number}}}}}} acls {ACL {gives, plural, =0 {supprimées : {takes, number}} other {accordées : {gives, number}}}} deleted {supprimé, avec tous ses droits} unassigned {retiré de l’espace, avec tous ses droits sur place} deactivated {désactivé} activated {activé} other {affecté à un espace}}',
    asked: 'demandé : {change}',
    perhapsSo: 'l’était peut-être déjà',
  },
  stepEffect: {
    title: 'Ce que cela fait',
    unread: 'Ce que détient {name} n’a pas pu être lu maintenant.',
    same: 'Rien : il en est déjà ainsi.',
  },
  changedAcls: 'Changées : {changed, number} ; déjà ainsi : {same, number}',
  left: {
    create: 'nouvel utilisateur',
    role: 'nouveau rôle',
    permissions: '{count, plural, one {# permission} other {# permissions}}',
    spaces: '{count, plural, one {# espace} other {# espaces}}',
    roles: '{count, plural, one {# rôle} other {# rôles}}',
    notDone: 'Non fait : {what}',
    notKnown: 'On ne sait pas si c’est fait : {what}',
  },
  told: {
    sentence:
      '{how, select, done {{name} : terminé} doneInPart {{name} : terminé, mais pas en entier} failures {{name} : en pause, des étapes ont échoué} notSent {{name} : pas fait, en attente de votre décision} sessionEnded {{name} : en pause, sa session a pris fin} signedOut {{name} : en pause, sa session a été déconnectée} otherAccount {{name} : en pause, un autre compte s’est connecté} refused {{name} : en pause, la région n’accepte plus le compte} stageEnded {{name} : une phase est terminée, la suivante attend votre décision} other {{name} : en pause, le plan n’est plus à jour}}',
    open: 'Ouvrir le travail',
  },
  cost: {
    calls: 'Au plus {calls, plural, one {# appel qui change} other {# appels qui changent}} quelque chose.',
    minutes:
      '{count, plural, =0 {Cela prend moins d’une minute} one {Cela prend environ # minute} other {Cela prend environ # minutes}} si {region} répond comme pendant cette vérification.',
    hours:
      '{count, plural, one {Cela prend environ # heure} other {Cela prend environ # heures}} si {region} répond comme pendant cette vérification.',
  },
  timeLeft: {
    minutes:
      '{count, plural, =0 {Moins d’une minute restante.} one {Environ # minute restante.} other {Environ # minutes restantes.}}',
    hours: '{count, plural, one {Environ # heure restante.} other {Environ # heures restantes.}}',
  },
  line: {
    underWay: 'En cours :',
    far: '{ended, number} sur {total, number}',
    checking: 'Vérification',
    asOf: 'Au {time}',
    several: '{count, plural, one {# travail} other {# travaux}}',
    regionDown: '{region} ne répond pas',
    waitsForOperation: 'attend {region}',
    waitsUntil: 'reprend à {at}',
  },
  delete: 'Retirer de cette liste',
  deleteStopped: 'Arrêtez-le d’abord.',
  deleteFinished: 'Retirer {count, plural, one {# travail terminé} other {# travaux terminés}}',
  deleted:
    '{count, plural, one {Le travail est retiré} other {# travaux sont retirés}} ; ce {count, plural, one {qu’il a} other {qu’ils ont}} fait reste',
};
