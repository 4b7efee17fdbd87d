import type { access as english } from '../en/access.ts';
import type { Translation } from '../translation.ts';

export const access: Translation<typeof english> = {
  places: {
    organisation: 'Organisation',
    space: 'Espace',
    region: 'Région',
    other: 'Autre organisation ou espace',
    failed: 'Les espaces de {region} n’ont pas pu être listés : collez un identifiant.',
  },
  page: {
    title: 'Accès de {name}',
    lead: '{kind, select, space {Ce qui compte dans cet espace, et d’où cela vient. Les droits d’identité de l’organisation y comptent aussi.} other {Ce qui compte dans l’organisation, et d’où cela vient. Les espaces ont leurs propres droits.}}',
    same: 'Même accès que…',
    change: 'Modifier l’accès…',
    explain: 'Expliquer l’accès',
    forbiddenTitle: 'Vous ne pouvez pas voir ce qui est accordé ici',
    failedTitle: 'Les droits n’ont pas pu être chargés',
    unassignedTitle: 'Non affecté à cet espace',
    unassigned:
      'Rien ne peut être accordé ici, et rien n’y compte, tant que l’organisation n’a pas affecté l’identité à cet espace. Ou bien elle a été supprimée.',
    aboveUnread:
      'La politique de l’organisation n’a pas pu être lue. Des droits d’identité (iam.…) peuvent aussi en venir.',
    unreadRoles:
      'Ce que {count, plural, one {donne le rôle {names}} other {donnent les rôles {names}}} n’a pas pu être lu : la liste est incomplète.',
    again: 'Relire',
  },
  summary: {
    sentence: '{status, select, active {{name} {parts}.} other {Une fois admis, {name} {parts}.}}',
    everything: '{kind, select, space {administre tout dans cet espace} other {administre tout dans l’organisation}}',
    administers: 'administre {services}',
    changes: 'intervient dans {services}',
    reads: 'voit tout dans {services}',
    readsSome: 'voit une partie de {services}',
    single: '{level, select, reads {voit} other {modifie}} {things}',
    things: '{count, plural, one {une seule ressource {what}} other {# ressources {what} seulement}}',
    named: '{things} ({names})',
    unexplained:
      '{count, plural, one {Un droit direct qu’aucun rôle n’explique.} other {# droits directs qu’aucun rôle n’explique.}}',
    nothing: '{name} ne peut rien faire ici par des rôles, des droits directs ou des ACL.',
    nothingSoFar: 'Rien trouvé pour l’instant que {name} puisse faire ici.',
    reading:
      '{count, plural, one {Le rôle {names} est encore en cours de lecture et ne compte} other {Les rôles {names} sont encore en cours de lecture et ne comptent}} pas encore ici.',
    looking: 'Les ressources isolées sont encore en cours d’examen.',
    unread: 'Il peut y en avoir d’autres : tout n’a pas pu être lu.',
  },
  grants: {
    title: 'Rôles et permissions directes',
    caption: 'Rôles et permissions directes de {name}',
    columns: { name: 'Nom', kind: 'Nature', level: 'Accordé dans', count: 'Nombre de permissions' },
    count: '{state, select, reading {en cours de lecture…} other {non lu}}',
    role: 'Rôle',
    permission: 'Permission directe',
    space: 'Cet espace',
    organisation: 'L’organisation',
    remove: 'Retirer…',
    organisationReason: 'Accordé dans l’organisation : à retirer là-bas.',
    noneTitle: 'Rien n’est accordé par la politique',
    none: 'Accordez un rôle ou une seule permission, ou une ACL sur une ressource.',
  },
  acls: {
    title: 'ACL : droits sur des ressources précises',
    caption: 'ACL de {name}',
    columns: { permissions: 'Droits', resource: 'Ressource', level: 'Accordée dans' },
    looking: '{done, plural, one {# type de ressource lu} other {# types de ressource lus}} sur {all, number}',
    none: 'Rien n’est accordé sur des ressources précises.',
    gaps: 'Les ACL sur {count, plural, one {un type de ressource} other {# types de ressource}} n’ont pas pu être lues : {pairs}.',
    unknownPermission: 'Permission inconnue {id}',
    manage: 'Voir et modifier ces ACL',
    again: 'Relire',
    noKinds:
      'Les permissions qui existent ici n’ont pas pu être lues : ni les ACL ni les politiques granulaires n’ont donc pu être demandées.',
  },
  rights: {
    title:
      '{status, select, active {Ce que cela permet} unknown {Ce que cela permet à qui peut entrer} other {Ce que cela permettrait}}',
    list: 'Un par un',
    lead: 'Les droits dus à la création d’une ressource et aux politiques granulaires obsolètes ne figurent pas dans cette liste.',
    filter: 'Chercher un droit, par exemple delete cluster',
    count: '{shown, number} sur {all, number}',
    caption: 'Droits sur {service}',
    columns: { permission: 'Droit', from: 'Provenance' },
    none: '{whole, select, true {Aucun droit ne compte ici} other {Aucun droit qui compte ici n’a été trouvé pour l’instant}}',
    noMatchTitle: 'Aucun droit ne correspond à « {text} »',
    noMatch: 'La recherche porte sur le nom et la description des permissions détenues.',
    onlyOn: '{count, plural, one {sur une seule ressource} other {sur # ressources seulement}}',
  },
  status: {
    mark: {
      active: 'Actif',
      inactive: 'Inactif',
      expired: 'Expiré le {date}',
      leaving: 'En cours de suppression',
      gone: 'Supprimé',
      unknown: 'Effet inconnu',
    },
    title: '{name} ne peut pas entrer : rien de ce qui est détenu ici n’a d’effet',
    unknownTitle: 'On ne sait pas si {name} peut entrer',
    inactive:
      'Cette personne n’est pas active : la région ne la laisse entrer nulle part. Ses droits prendront effet dès qu’elle sera active, par le lien d’activation ou par un administrateur.',
    expired:
      'Le compte a expiré : son dernier jour était le {date}. Il ne reçoit plus de jeton ; ses droits reprendront effet avec une date d’expiration ultérieure.',
    leaving: 'Le compte est en cours de suppression. Il ne reçoit plus de jeton, et ses droits disparaissent avec lui.',
    gone: 'La région ne connaît plus personne sous cet identifiant : rien ne peut être fait avec lui.',
    unknown:
      '{type, select, users {On n’a pas pu lire si la personne est active : ses droits n’ont d’effet que dans ce cas.} other {On n’a pas pu lire si le compte a expiré : ses droits n’ont d’effet que jusque-là.}}',
    change:
      '{state, select, inactive {Ouvrir {name} pour activer cette personne} other {Ouvrir {name} pour changer la date d’expiration}}',
  },
  path: {
    role: 'Rôle {name}',
    permission: 'Permission directe',
    acl: 'ACL sur {resource}',
    granular: 'Politique granulaire sur {resource}',
    ownership: 'Créateur de {resource}',
    resource: 'Droit sur {resource} même, par ACL ou par création',
    above: '{path} (organisation)',
    more: '{count, plural, one {et un autre} other {et # autres}}',
  },
  grant: {
    title: 'Modifier l’accès de {name}',
    find: 'Chercher un rôle ou une permission à accorder ou à retirer',
    optionHeld: '{kind, select, role {Rôle détenu} other {Permission détenue}} : choisir pour retirer',
    optionFree: '{kind, select, role {Rôle} other {Permission}}{described, select, yes { : {description}} other {}}',
    changes: 'Ce que vous modifiez',
    noChanges: 'Rien n’est encore choisi.',
    give: 'Accorder',
    take: 'Retirer',
    drop: 'Laisser {name} en l’état',
    unknown: 'Introuvable dans ce périmètre : {names}.',
    nothingToDo: 'Ce que demande le lien est déjà accordé.',
    preview: 'Effets',
    previewLoading: 'Calcul des effets…',
    previewNothing: 'Choisissez quelque chose pour en voir les effets.',
    gained: 'Gagné ({count, number})',
    lost: 'Perdu ({count, number})',
    kept: 'Sans effet, car aussi accordé autrement ({count, number})',
    inert: 'Sans effet, car l’identité n’est pas affectée à l’espace ({count, number})',
    uncertain: 'Incertain, car tout n’a pas pu être lu ({count, number})',
    verb: '{kind, select, get {voir} create {créer} update {modifier} recover {récupérer} reset {réinitialiser} resetPassword {doter d’un nouveau mot de passe} owner {posséder} createAdmin {doter d’administrateurs} other {supprimer}}',
    sentence: '{actions} : {what}',
    sentenceOf: '{actions} {things}',
    onResources: 'sur {count, plural, one {une ressource} other {# ressources}}',
    rights: '{count, plural, one {# droit} other {# droits}}',
    showAll: 'Tout afficher ({count, number})',
    also: 'aussi par {paths}',
    stillOn: 'encore par {paths}',
    unreadRole: 'Les permissions d’un rôle choisi n’ont pas pu être lues : l’aperçu est incomplet.',
    apply: 'Appliquer',
    applyNothing: 'Choisissez d’abord ce qu’il faut accorder ou retirer.',
    role: 'Rôle',
    given: 'Accordé ({count, number})',
    taken: 'Retiré ({count, number})',
    lockout:
      'Vous vous retirez votre propre droit de modifier les politiques ici. Vous ne pourrez pas l’annuler vous-même. Appliquer quand même ?',
    lockoutApply: 'Renoncer à mon droit',
    keepEditing: 'Continuer la modification',
  },
  affected: {
    lost: '{count, plural, one {Perdu par # personne ou compte} other {Perdu par # personnes et comptes}}',
    gained: '{count, plural, one {Obtenu par # personne ou compte} other {Obtenu par # personnes et comptes}}',
    uncertain: '{count, plural, one {Inconnu pour # personne ou compte} other {Inconnu pour # personnes et comptes}}',
    kept: '{count, plural, one {Sans effet pour # personne ou compte} other {Sans effet pour # personnes et comptes}}',
    inert:
      '{count, plural, one {Sans effet pour # qui n’est pas affecté à l’espace} other {Sans effet pour # qui ne sont pas affectés à l’espace}}',
  },
  effect: {
    wait: 'Attendez que les effets soient connus.',
    again: 'Relecture : {asked, number} sur {total, number}',
    moved:
      '{read, select, less {Les effets n’ont pas pu être relus entièrement} more {Les effets ont pu être relus plus complètement qu’avant} other {Les effets ont changé entre-temps}}',
    movedPolicy: 'Quelqu’un d’autre a modifié cette politique entre-temps',
    movedRole: 'Quelqu’un d’autre a modifié ce rôle entre-temps',
    look: 'Rien n’a été appliqué. Ce que vous voyez est l’effet actuel : vérifiez-le, puis confirmez de nouveau.',
    lookAgain:
      'Rien n’a été appliqué. Ce que vous voyez est ce qui a pu être lu : relisez-le, ou vérifiez-le, puis confirmez de nouveau.',
    unknown: 'Les effets ne sont pas entièrement connus',
    base: 'Ce qui doit être modifié n’a pas pu être lu.',
    stopped:
      'Arrêté : {count, plural, one {une identité n’a pas été vérifiée} other {# identités n’ont pas été vérifiées}}, il peut donc y en avoir d’autres.',
    unread:
      '{count, plural, one {Un utilisateur ou compte de service n’a pas pu être lu} other {# utilisateurs et comptes de service n’ont pas pu être lus}}, il peut donc y en avoir d’autres.',
    missing: 'Ce périmètre n’a pas pu être listé en entier, il peut donc y en avoir d’autres.',
    uncertain: 'Certains droits peuvent venir de ce qui n’a pas pu être lu.',
    goOn: 'Continuer sans connaître tous les effets',
    decide: 'Tout n’est pas connu : cochez ci-dessus pour continuer quand même.',
  },
  receipt: {
    title: 'La politique a été modifiée',
    nothing: 'La politique était déjà dans l’état voulu.',
    otherwise: 'La politique n’est pas exactement celle demandée : quelqu’un d’autre l’a modifiée au même moment.',
    undo: 'Annuler la modification',
    dismiss: 'Terminé',
    undone: 'La modification a été annulée',
    undoMoved: 'Non annulée : la politique a encore changé depuis. Vérifiez-la, puis modifiez-la à la main.',
  },
  explain: {
    title: 'Expliquer l’accès',
    lead: 'Applique les mêmes règles que la région, avec ce que votre compte peut lire.',
    field: 'Question',
    fieldHint:
      'Saisissez une partie d’un nom et choisissez. Retour arrière enlève la dernière partie. Sans personne, la question est : qui a une permission ?',
    placeholder: '{part, select, subject {qui ?} permission {faire quoi ?} other {sur quoi ? Tout, si rien n’est dit}}',
    part: {
      subject: '<token></token>',
      permission: '{asked, select, anybody {Qui peut <token></token>} other {peut <token></token>}}',
      resource: 'sur <token></token>',
    },
    takeOut: 'Enlever : {name}',
    chosen: '{type, select, users {{name}} other {{name} (compte de service)}}',
    as: {
      permission: 'Permission · {name}',
      typedPermission: 'Permission, par le nom tel que saisi',
      resource: '{what} · {id}',
      typedResource: 'Ressource, par l’ID tel que saisi',
    },
    picking: {
      title: 'De qui s’agit-il ?',
      find: 'Nom, adresse e-mail ou identifiant',
      user: 'Utilisateur · {email}',
      account: 'Compte de service · {id}',
    },
    notThere: 'Il n’existe pas de permission {name} ici.',
    near: 'Vouliez-vous dire :',
    unchecked:
      'On n’a pas pu vérifier que la permission {permission} existe : la liste des permissions n’a pas pu être lue.',
    link: 'Copier le lien vers cette question',
    granted: '{name} peut le faire',
    held: '{name} détient ce droit, mais ne peut pas s’en servir',
    denied: '{name} ne peut pas le faire',
    unknown: 'On ne peut pas savoir si {name} peut le faire',
    question: '{whole, select, true {{permission} sur tout ce qui est ici} other {{permission} sur {resource}}}',
    because: 'Grâce à',
    heldBy: 'Détenu par',
    unassigned: 'L’identité n’est pas affectée à cet espace : rien de ce qui y est accordé ne compte.',
    gapsTitle: 'Ce qui n’a pas pu être lu',
    takesAway: 'Ce qui le retire',
    takesAwayAll: 'Tout ceci ensemble :',
    removeRole: 'Retirer le rôle {name}',
    removePermission: 'Retirer la permission directe',
    removeAcl: 'Supprimer l’ACL sur {resource}',
    removeGranular: 'Supprimer la politique granulaire sur {resource}',
    removeOwnership: 'Rien sinon supprimer {resource} : qui l’a créée y garde tous les droits',
    inOrganisation: '{what}, dans l’organisation',
    gives: 'Le plus petit octroi qui le donne',
    givePermission: 'Accorder cette seule permission',
    giveAcl: 'Une ACL avec cette permission sur {resource} seulement',
    giveRole: 'Accorder le rôle {name}',
    besides:
      '{count, plural, =0 {rien d’autre ne l’accompagne} one {une autre permission l’accompagne} other {# autres permissions l’accompagnent}}',
    cannotGive: 'Cette permission ne peut pas être accordée dans ce périmètre.',
    findRoles: 'Chercher les rôles qui la contiennent',
    findingRoles: 'Examen des rôles',
    noRoles: 'Aucun rôle de ce périmètre ne la contient.',
    openTogether: 'Préparer en une modification ce qui part d’ici',
    assignFirst: 'Affecter d’abord l’identité à cet espace : rien de ce qui y est accordé ne compte avant',
    request: 'La demander',
    requestLead:
      'Envoyez ceci à un administrateur. Le lien ouvre la modification avec son aperçu ; l’ouvrir n’accorde rien.',
    requestText:
      'Merci d’accorder la permission {permission} pour {name}{whole, select, true {} other { (nécessaire sur {where} ; la modification préparée la donne sur tout ce qui est ici)}}. Ouvrir la modification préparée : {link}',
    copyRequest: 'Copier la demande',
    gap: {
      policy: 'La politique {level, select, space {de l’espace} other {de l’organisation}}',
      role: 'Les permissions du rôle {id}, détenu dans {level, select, space {l’espace} other {l’organisation}}',
      permission: 'Le nom de la permission directe {id}',
      acls: 'Les ACL sur {kind} dans {level, select, space {l’espace} other {l’organisation}}',
      granular: 'Les politiques granulaires dans {level, select, space {l’espace} other {l’organisation}}',
      status: 'Si la région laisse entrer cette identité',
      ownership: 'Si l’identité a créé la ressource : aucune région ne le dit. Qui l’a créée y a tous les droits',
    },
  },
  own: {
    may: 'Vous pouvez {parts}.',
    everything: '{kind, select, space {tout administrer dans cet espace} other {tout administrer dans l’organisation}}',
    level:
      '{level, select, administers {administrer {services}} changes {intervenir dans {services}} reads {tout voir dans {services}} other {voir une partie de {services}}}',
    roles: '{count, plural, one {Votre rôle ici : {roles}.} other {Vos rôles ici : {roles}.}}',
    nothing: 'Aucun rôle et aucun droit ne vous a été donné ici.',
    beside:
      'Les droits sur des ressources isolées ne sont pas comptés{whole, select, yes {} other {, et tout n’a pas pu être lu}}.',
    unread:
      'Votre compte ne peut pas lire ses propres rôles. Ce que vous pouvez faire ici ne se voit qu’à ce qui répond.',
    givers: 'Peuvent vous donner plus :',
    spaces: 'Ce qui vous est ouvert dans ses espaces{more, plural, =0 {} other { (# de plus par la barre du haut)}} :',
  },
  open: {
    lead: '{count, plural, =0 {Dans {place}, aucune page ne vous est encore ouverte.} one {Dans {place}, une page vous est ouverte :} other {Dans {place}, # pages vous sont ouvertes :}}',
    how: 'Constaté en demandant une ligne à chaque page. Cela dit ce que vous pouvez voir, pas ce que vous pouvez modifier.{unknown, select, yes { Certaines pages n’ont pas pu être interrogées pour le moment.} other {}}',
    givers: 'Trouver qui peut donner des droits ici, par son nom',
    noGivers: 'Qui peut vous donner plus n’est pas nommé : votre compte ne peut pas lire qui est ici.',
  },
  refusal: {
    createDrawer: 'Le droit de créer',
    createTitle:
      '{seen, select, true {Vous ne pouvez pas créer cela ici} other {Vous ne pouvez pas voir ce qu’il y a ici}}',
    create:
      '{answer, select, denied {Créer demande <code>{permission}</code>, que votre compte ne détient pas ici.} other {Créer demande <code>{permission}</code>. On n’a pas pu lire si votre compte détient ce droit.}}',
    createAnyway: 'Ouvrir quand même le formulaire',
    presumed: 'La région n’a pas dit quelle permission manque. Il faut <code>{permission}</code>.',
    lead: 'Pour l’obtenir, envoyez ceci à un administrateur. Le lien ouvre la modification avec son aperçu ; rien n’est accordé en l’ouvrant.',
    who: '{type, select, users {l’utilisateur} other {le compte de service}} {id}',
    named: '{name} ({who})',
    explain: 'Expliquer et demander',
  },
  holders: {
    title: 'Qui l’a',
    lead: '{whole, select, true {Par des rôles, des permissions directes et des ACL sur des ressources précises.} other {Sur {resource}, par des rôles, des permissions directes et des ACL.}}',
    start: 'Chercher',
    again: '{how, select, on {Continuer} other {Chercher de nouveau}}',
    stop: 'Arrêter',
    listing: 'Recherche des identités à examiner…',
    progress:
      '{by, select, resources {{asked, plural, one {# page lue} other {# pages lues}} sur {total, number} de la revue d’accès de la région} other {{asked, plural, one {# identité interrogée} other {# identités interrogées}} sur {total, number}}}, {found, plural, one {# l’a} other {# l’ont}}',
    complete: 'Complet, à la date du {time}',
    incomplete: 'Incomplet, à la date du {time}',
    stopped:
      '{why, select, silent {La région ne répond plus, tout le monde n’a pas été examiné : incomplet, à la date du {time}} other {Arrêté avant d’avoir examiné tout le monde, à la date du {time}}}',
    by: '{by, select, resources {D’après la revue d’accès de la région pour chaque ressource de cette sorte ; qui en a créé une compte aussi.} identities {D’après la revue d’accès de la région pour chaque identité de cet espace ; qui a créé une ressource compte aussi.} other {D’après les politiques, les rôles et les ACL. Un droit venant seulement de la création d’une ressource ne peut pas être lu.}}',
    told: 'Les identités nommées d’abord par la revue d’une ressource n’ont pas été examinées de nouveau ; elles peuvent l’avoir par d’autres voies aussi.',
    above:
      'Les droits d’identité de l’organisation comptent aussi ici, même ceux d’identités non affectées à cet espace, qui n’ont pas été examinées.',
    askAbove: 'Chercher dans l’organisation',
    unread:
      '{count, plural, one {Les droits de l’une d’elles n’ont pas pu être lus} other {Les droits de # d’entre elles n’ont pas pu être lus}} : il peut y en avoir d’autres.',
    missing:
      '{by, select, resources {{count, plural, one {La revue d’une ressource s’est interrompue} other {Les revues de # ressources se sont interrompues}}} other {{count, plural, one {Une liste d’identités n’a pas pu être lue} other {# listes d’identités n’ont pas pu être lues}} jusqu’au bout}} : il peut y en avoir d’autres.',
    caption: 'Qui a {permission}',
    columns: { name: 'Nom', kind: 'Nature', state: 'État', id: 'ID', from: 'Provenance' },
    user: 'Utilisateur',
    serviceAccount: 'Compte de service',
    marked: 'Qui porte une marque détient la permission et ne peut pas s’en servir.',
    nobody: 'Personne ne l’a.',
    nobodySoFar: 'Personne n’a été trouvé pour l’instant.',
    more: 'Afficher la suite ({shown, plural, one {# affiché} other {# affichés}} sur {all, number})',
  },
  things: {
    blockStorage: '{count, plural, =0 {les volumes} one {un volume} many {# de volumes} other {# volumes}}',
    dhcpOptions:
      '{count, plural, =0 {les jeux d’options DHCP} one {un jeu d’options DHCP} many {# de jeux d’options DHCP} other {# jeux d’options DHCP}}',
    gpu: '{count, plural, =0 {les GPU} one {un GPU} many {# de GPU} other {# GPU}}',
    image: '{count, plural, =0 {les images} one {une image} many {# d’images} other {# images}}',
    internetGateway:
      '{count, plural, =0 {les passerelles Internet} one {une passerelle Internet} many {# de passerelles Internet} other {# passerelles Internet}}',
    keypair:
      '{count, plural, =0 {les paires de clés} one {une paire de clés} many {# de paires de clés} other {# paires de clés}}',
    loadBalancer:
      '{count, plural, =0 {les répartiteurs de charge} one {un répartiteur de charge} many {# de répartiteurs de charge} other {# répartiteurs de charge}}',
    natGateway:
      '{count, plural, =0 {les passerelles NAT} one {une passerelle NAT} many {# de passerelles NAT} other {# passerelles NAT}}',
    nic: '{count, plural, =0 {les interfaces réseau} one {une interface réseau} many {# d’interfaces réseau} other {# interfaces réseau}}',
    publicIp:
      '{count, plural, =0 {les adresses IP publiques} one {une adresse IP publique} many {# d’adresses IP publiques} other {# adresses IP publiques}}',
    routeTable:
      '{count, plural, =0 {les tables de routage} one {une table de routage} many {# de tables de routage} other {# tables de routage}}',
    securityGroup:
      '{count, plural, =0 {les groupes de sécurité} one {un groupe de sécurité} many {# de groupes de sécurité} other {# groupes de sécurité}}',
    snapshot: '{count, plural, =0 {les instantanés} one {un instantané} many {# d’instantanés} other {# instantanés}}',
    subnet:
      '{count, plural, =0 {les sous-réseaux} one {un sous-réseau} many {# de sous-réseaux} other {# sous-réseaux}}',
    vm: '{count, plural, =0 {les machines virtuelles} one {une machine virtuelle} many {# de machines virtuelles} other {# machines virtuelles}}',
    vpc: '{count, plural, =0 {les réseaux privés} one {un réseau privé} many {# de réseaux privés} other {# réseaux privés}}',
    accessKey:
      '{count, plural, =0 {les clés d’accès} one {une clé d’accès} many {# de clés d’accès} other {# clés d’accès}}',
    permission:
      '{count, plural, =0 {les permissions} one {une permission} many {# de permissions} other {# permissions}}',
    role: '{count, plural, =0 {les rôles} one {un rôle} many {# de rôles} other {# rôles}}',
    serviceAccount:
      '{count, plural, =0 {les comptes de service} one {un compte de service} many {# de comptes de service} other {# comptes de service}}',
    space: '{count, plural, =0 {les espaces} one {un espace} many {# d’espaces} other {# espaces}}',
    user: '{count, plural, =0 {les utilisateurs} one {un utilisateur} many {# d’utilisateurs} other {# utilisateurs}}',
    kubernetesCluster:
      '{count, plural, =0 {les clusters Kubernetes} one {un cluster Kubernetes} many {# de clusters Kubernetes} other {# clusters Kubernetes}}',
    openshiftCluster:
      '{count, plural, =0 {les clusters OpenShift} one {un cluster OpenShift} many {# de clusters OpenShift} other {# clusters OpenShift}}',
    backup:
      '{count, plural, =0 {les sauvegardes de bases de données} one {une sauvegarde de base de données} many {# de sauvegardes de bases de données} other {# sauvegardes de bases de données}}',
    database:
      '{count, plural, =0 {les bases de données} one {une base de données} many {# de bases de données} other {# bases de données}}',
    registry: '{count, plural, =0 {les registres} one {un registre} many {# de registres} other {# registres}}',
    secretInstance:
      '{count, plural, =0 {les coffres de secrets} one {un coffre de secrets} many {# de coffres de secrets} other {# coffres de secrets}}',
    bucket: '{count, plural, =0 {les buckets} one {un bucket} many {# de buckets} other {# buckets}}',
    serverCertificate:
      '{count, plural, =0 {les certificats de serveur} one {un certificat de serveur} many {# de certificats de serveur} other {# certificats de serveur}}',
    bridge: '{count, plural, =0 {les ponts} one {un pont} many {# de ponts} other {# ponts}}',
    directLink:
      '{count, plural, =0 {les liaisons directes} one {une liaison directe} many {# de liaisons directes} other {# liaisons directes}}',
    vpnConnection:
      '{count, plural, =0 {les connexions VPN} one {une connexion VPN} many {# de connexions VPN} other {# connexions VPN}}',
    policy: '{count, plural, =0 {les politiques} one {une politique} many {# de politiques} other {# politiques}}',
    inventory:
      '{count, plural, =0 {les ressources de l’inventaire} one {une ressource de l’inventaire} many {# de ressources de l’inventaire} other {# ressources de l’inventaire}}',
    registryPassword:
      '{count, plural, =0 {les mots de passe de registre} one {un mot de passe de registre} many {# de mots de passe de registre} other {# mots de passe de registre}}',
    bucketObject:
      '{count, plural, =0 {les objets des buckets} one {un objet d’un bucket} many {# d’objets des buckets} other {# objets des buckets}}',
  },
};
