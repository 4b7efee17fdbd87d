import type { twin as english } from '../en/twin.ts';
import type { Translation } from '../translation.ts';

export const twin: Translation<typeof english> = {
  title: 'Comparer à un autre lieu',
  lead: 'Les rôles, les accès et les clusters de ce lieu et d’un autre, de n’importe quelle région. Les noms disent ce qui va ensemble : l’adresse e-mail pour les personnes, le nom pour le reste.',
  pick: 'Choisissez l’autre lieu.',
  samePlace: 'C’est ce lieu même. Choisissez-en un autre.',
  notSignedIn: 'Vous n’êtes pas connecté à {region}.',
  onlyDifferent: 'Différences seulement',
  allEqual: '{here} et {there} sont identiques dans tout ce qui est comparé ici.',
  choice: { swap: 'Voir depuis là-bas' },
  state: {
    none: 'Pas encore comparé : il faut demander la politique de chacun dans les deux lieux, un appel pour chacun.',
    start: 'Comparer',
    again: 'Relire les deux',
    stop: 'Arrêter',
    progress: 'Les deux lieux en cours de lecture',
    asked:
      '{asked, plural, one {# utilisateur ou compte de service interrogé} other {# utilisateurs et comptes de service interrogés}} sur {total, number}',
    whole: 'Complet, état de {time}.',
    part: 'Incomplet, état de {time}.',
    outdated: 'Des droits ont changé ici depuis.',
    gaps: 'Non comparé, faute d’avoir pu être lu',
  },
  gaps: {
    more: '{count, plural, one {un autre} other {# autres}}',
    roles: '{place} : les rôles existants. Rien n’est dit des rôles, ni de qui les détient.',
    contents: '{place} : {count, plural, one {ce que donne un rôle} other {ce que donnent # rôles}} : {names}.',
    permissions: '{place} : le nom des permissions isolées. Rien n’est dit de qui en détient.',
    list: '{place} : {type, select, users {la liste des utilisateurs} other {la liste des comptes de service}}. Il peut manquer quelqu’un.',
    unread:
      '{place} : {count, plural, one {ce que détient une personne ou un compte} other {ce que détiennent # personnes et comptes}} : {names}.',
    unasked: '{place} : arrêt alors qu’il en restait {count, number} à interroger.',
    clusters: '{place} : les clusters existants.',
  },
  part: {
    standing: 'Comparaison',
    counts: '{counts}.',
    nothing: 'Il n’y en a dans aucun des deux lieux.',
    count:
      '{standing, select, differs {{count, plural, one {# différent} other {# différents}}} onlyHere {{sure, select, true {{count, plural, one {# dans {here} seulement} other {# dans {here} seulement}}} other {{count, plural, one {# non trouvé dans {there} jusqu’ici} other {# non trouvés dans {there} jusqu’ici}}}}} onlyThere {{sure, select, true {{count, plural, one {# dans {there} seulement} other {# dans {there} seulement}}} other {{count, plural, one {# non trouvé dans {here} jusqu’ici} other {# non trouvés dans {here} jusqu’ici}}}}} several {{count, plural, one {# nom employé plusieurs fois} other {# noms employés plusieurs fois}}} unread {{count, plural, one {# inconnu} other {# inconnus}}} other {{count, plural, one {# identique} other {# identiques}}}}',
    stands:
      '{standing, select, differs {différent} onlyHere {{sure, select, true {dans {here} seulement} other {non trouvé dans {there} jusqu’ici}}} onlyThere {{sure, select, true {dans {there} seulement} other {non trouvé dans {here} jusqu’ici}}} several {plusieurs du même nom : non comparé} unread {inconnu} other {identique}}',
  },
  make: {
    open: 'Rendre {here} semblable à {there}…',
    title: 'Rendre {here} semblable à {there}',
    lead: 'Ce que {there} donne et que {here} ne donne pas est donné ici, dans la mesure où c’est choisi. Un seul travail fait le tout, une fois que vous avez confirmé ce que trouve sa vérification ; il peut être annulé, sauf les rôles qu’il crée : ils restent et ne donnent rien.',
    roles: 'Rôles',
    people: 'Personnes et comptes de service présents dans les deux',
    all: 'Tout choisir',
    none: 'Ne rien choisir',
    isCreated: 'est créé ici',
    changes:
      '{takes, select, true {{gains, plural, =0 {ne donne rien} one {donne #} other {donne #}}, {loses, plural, =0 {ne retire rien} one {retire #} other {retire #}}} other {{gains, plural, =0 {ne donne rien} one {donne #} other {donne #}}{loses, plural, =0 {} one { ; # de plus ici reste} other { ; # de plus ici restent}}}}',
    takes: 'Retirer aussi ce que {there} n’a pas',
    takesHint:
      'Pour les rôles et les personnes choisis. Aucun rôle n’est supprimé, et personne n’est retiré de {here}.',
    leftAlone:
      'Les rôles prédéfinis, qui n’est que dans un seul lieu, les noms employés plusieurs fois, ce qui n’a pas pu être lu et les clusters restent tels quels.',
    effect: 'Ce que cela fait',
    read: '{asked, plural, one {# lu} other {# lus}} sur {total, number}',
    stop: 'Arrêter',
    roleLoses:
      '{name} ne donne plus {count, plural, one {une permission} other {# permissions}}{held, plural, =-1 {} =0 { ; personne ne le détient} one { ; une personne ou un compte le détient} other { ; # le détiennent}}',
    roleGains:
      '{name} donne {count, plural, one {une permission} other {# permissions}} de plus{held, plural, =-1 {} =0 { ; personne ne le détient} one { ; une personne ou un compte le détient} other { ; # le détiennent}}',
    roleMade:
      '{name} est créé{count, plural, =0 { et ne donne rien} one { et donne une permission} other { et donne # permissions}}',
    nobodyYet: 'Personne ne le détient avant que ce travail ne le donne à quelqu’un.',
    given:
      '{count, plural, one {Un des comptes choisis reçoit} other {# des comptes choisis reçoivent}} des rôles que ce travail crée : {names}.',
    missing: 'Laissé de côté : rien ne porte ici ce nom',
    unread:
      '{count, plural, one {Un des comptes choisis n’a pas pu être lu et est laissé de côté.} other {# des comptes choisis n’ont pas pu être lus et sont laissés de côté.}}',
    leftOut: 'Qui n’a pas été lu est laissé de côté.',
    uncertain: 'L’effet d’une partie n’est pas certain, car tout n’a pas pu être lu.',
    wait: 'Possible une fois la lecture finie.',
    nothing: 'Il n’y a rien à changer.',
    lockout:
      '{sure, select, true {Votre propre compte perd le droit de modifier les politiques ici.} other {Un rôle que détient votre propre compte ne donne plus le droit de modifier les politiques ici ; si aucun autre ne le donne, vous le perdez.}} Vous ne pourrez alors plus l’annuler vous-même. Continuer quand même ?',
    begin: '{count, plural, one {Vérifier # changement} other {Vérifier # changements}}',
  },
  roles: {
    title: 'Rôles',
    none: 'Aucun rôle ne diffère.',
    unread: 'Les rôles de l’un des lieux n’ont pas pu être lus.',
    kind: '{custom, select, true {personnalisé} false {prédéfini, non modifiable} other {inconnu}}',
    permissions: '{sign}{figure} {count, plural, one {permission} other {permissions}}',
    columns: {
      name: 'Rôle',
      kind: 'Type',
      gains: 'Donné dans {there} seulement',
      loses: 'Donné dans {here} seulement',
    },
  },
  people: {
    title: 'Qui détient quoi',
    none: '{count, plural, =0 {Personne n’a été trouvé dans les deux.} other {Qui est dans les deux y détient la même chose.}}',
    kind: '{type, select, users {Personne} other {Compte de service}}',
    onlyHere:
      '{sure, select, true {{count, plural, one {# personne ou compte dans {here} seulement} other {# personnes et comptes dans {here} seulement}}} other {{count, plural, one {# personne ou compte de {here} non trouvé dans {there} jusqu’ici} other {# personnes et comptes de {here} non trouvés dans {there} jusqu’ici}}}}',
    onlyThere:
      '{sure, select, true {{count, plural, one {# personne ou compte dans {there} seulement} other {# personnes et comptes dans {there} seulement}}} other {{count, plural, one {# personne ou compte de {there} non trouvé dans {here} jusqu’ici} other {# personnes et comptes de {there} non trouvés dans {here} jusqu’ici}}}}',
    columns: {
      name: 'Nom',
      kind: 'Type',
      gains: 'Détenu dans {there} seulement',
      loses: 'Détenu dans {here} seulement',
    },
  },
  clusters: {
    title: 'Clusters',
    none: 'Aucun cluster ne diffère.',
    unread: 'Les clusters de l’un des lieux n’ont pas pu être lus.',
    spacesOnly: 'Les clusters appartiennent aux espaces : ils sont comparés quand les deux lieux sont des espaces.',
    untold: 'version non indiquée',
    both: '{version}, plan de contrôle {controlPlane}',
    upgrade: 'Mettre à niveau vers {to} dans {place}',
    wave: '{count, plural, one {Mettre à niveau # cluster} other {Mettre à niveau ensemble # clusters}} de {here}',
    columns: { name: 'Cluster', upgrade: 'Ce qu’on peut faire' },
  },
};
