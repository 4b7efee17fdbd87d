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
  choice: {
    region: 'Région',
    place: 'Autre organisation ou espace',
    placesFailed: 'Les espaces de {region} n’ont pas pu être listés : collez un identifiant.',
    swap: 'Voir depuis là-bas',
  },
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
    more: '{count, plural, one {et un autre} other {et # autres}}',
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
    showAll: 'Tout afficher ({count, number})',
    count:
      '{standing, select, differs {{count, plural, one {# différent} other {# différents}}} onlyHere {{sure, select, true {{count, plural, one {# dans {here} seulement} other {# dans {here} seulement}}} other {{count, plural, one {# non trouvé dans {there} jusqu’ici} other {# non trouvés dans {there} jusqu’ici}}}}} onlyThere {{sure, select, true {{count, plural, one {# dans {there} seulement} other {# dans {there} seulement}}} other {{count, plural, one {# non trouvé dans {here} jusqu’ici} other {# non trouvés dans {here} jusqu’ici}}}}} several {{count, plural, one {# nom employé plusieurs fois} other {# noms employés plusieurs fois}}} unread {{count, plural, one {# inconnu} other {# inconnus}}} other {{count, plural, one {# identique} other {# identiques}}}}',
    stands:
      '{standing, select, differs {différent} onlyHere {{sure, select, true {dans {here} seulement} other {non trouvé dans {there} jusqu’ici}}} onlyThere {{sure, select, true {dans {there} seulement} other {non trouvé dans {here} jusqu’ici}}} several {plusieurs du même nom : non comparé} unread {inconnu} other {identique}}',
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
