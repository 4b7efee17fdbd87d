import type { accessMap as english } from '../en/accessMap.ts';
import type { Translation } from '../translation.ts';

export const accessMap: Translation<typeof english> = {
  title: 'Carte des accès',
  lead: '{kind, select, space {Qui peut faire quoi dans chaque service de cet espace, les plus puissants d’abord. Les droits d’identité de l’organisation y comptent aussi.} other {Qui peut faire quoi dans chaque service de l’organisation, les plus puissants d’abord. Les espaces ont leurs propres cartes.}}',
  compare: 'Comparer à un autre lieu',
  reviews: 'Revues d’accès',
  state: {
    start: 'Lire la carte',
    again: 'Relire',
    stop: 'Arrêter',
    none: '{kind, select, space {Pas encore lue : il faut demander la politique de chacun dans cet espace et dans l’organisation, un appel pour chacun.} other {Pas encore lue : il faut demander la politique de chacun dans l’organisation, un appel pour chacun.}}',
    progress: 'La carte en cours de lecture',
    listing:
      '{level, select, space {Cet espace} other {L’organisation}} : recherche des utilisateurs et comptes de service…',
    asked:
      '{level, select, space {Cet espace} other {L’organisation}} : {asked, plural, one {# utilisateur ou compte de service interrogé} other {# utilisateurs et comptes de service interrogés}} sur {total, number}.',
    whole: 'Complète, état de {time}.',
    part: 'Incomplète, état de {time}.',
    outdated: 'Des droits ont changé ici depuis.',
    resources:
      'Ce qui compte sur tout un service. Les droits sur des ressources isolées (ACL, politiques granulaires obsolètes, ressources créées) sont sur la page de chacun.',
  },
  gaps: {
    title: 'Absent de la carte, faute d’avoir pu être lu',
    stopped:
      '{level, select, space {Cet espace} other {L’organisation}} : arrêt alors qu’il en restait {count, number} à interroger.',
    list: '{type, select, users {La liste des utilisateurs} other {La liste des comptes de service}} {level, select, space {de cet espace} other {de l’organisation}} : il peut manquer quelqu’un.',
    unread:
      '{count, plural, one {Ce que détient une personne ou un compte} other {Ce que détiennent # personnes et comptes}} : {names}.',
    more: '{count, plural, one {un autre} other {# autres}}',
    roles:
      '{count, plural, one {Ce que donne un rôle} other {Ce que donnent # rôles}} {level, select, space {dans cet espace} other {dans l’organisation}} : {names}.',
    catalogue: 'Les permissions existantes : on ne sait de personne s’il administre un service.',
    part: '{count, plural, one {Une partie de ce que détient une personne ou un compte} other {Une partie de ce que détiennent # personnes et comptes}}.',
    aboveUnknown:
      'L’organisation : on ne dit pas à votre compte laquelle c’est. Ses droits d’identité comptent jusqu’ici.',
    above: 'L’organisation : personne n’y a été interrogé. Ses droits d’identité comptent jusqu’ici.',
    aboveUnread:
      '{count, plural, one {Quelqu’un de l’organisation, dont les droits comptent peut-être jusqu’ici} other {# personnes et comptes de l’organisation, dont les droits comptent peut-être jusqu’ici}}.',
  },
  show: {
    label: 'Afficher',
    all: 'Tout le monde ({count, number})',
    inactive:
      'Ne peuvent pas entrer, et ont des droits ({count, number}{whole, select, true {} other { pour l’instant}})',
    lasting: 'Comptes de service sans dernier jour ({count, number}{whole, select, true {} other { pour l’instant}})',
    direct: 'Droits donnés directement ({count, number}{whole, select, true {} other { pour l’instant}})',
    only: '{whole, select, true {Seul administrateur d’un service ({count, number})} other {Seul administrateur d’un service (une fois tout lu)}}',
    outside:
      '{kind, select, space {Non affectés ici, avec des droits qui comptent ici} other {Droits comptant dans chaque espace}} ({count, number}{whole, select, true {} other { pour l’instant}})',
  },
  filter: 'Filtrer par nom',
  count: '{shown, number} sur {all, number}',
  table: 'Carte des accès : sujets par services',
  subject: 'Sujet',
  kind: '{type, select, users {Personne} other {Compte de service}}',
  level: '{level, select, administers {administre} changes {modifie} reads {lit} other {aucun}}',
  found: '{level, select, administers {administre} changes {modifie} reads {lit} other {aucun trouvé}}',
  unsure: '{level, select, administers {administre} changes {modifie au moins} reads {lit au moins} other {inconnu}}',
  legend: {
    reads: 'lit : en voit tout ou partie',
    changes: 'en modifie une partie',
    administers: 'administre : détient tous les droits qui existent',
    none: 'aucun',
    unsure: 'inconnu',
  },
  cell: '{name}, {service} : {words}',
  notRead: 'N’a pas pu être lu',
  outside: 'non affecté ici',
  direct: '{count, plural, one {# droit direct} other {# droits directs}}',
  only: 'seul administrateur de {services}',
  words: {
    title: 'En mots',
    line: '{service} : {administers, plural, =0 {personne ne l’administre} one {# l’administre} other {# l’administrent}}, {changes, plural, =0 {personne n’en modifie} one {# en modifie} other {# en modifient}} une partie, {reads, plural, =0 {personne ne fait que lire} one {# ne fait que lire} other {# ne font que lire}}.',
    only: 'Seul {name} l’administre.',
    soFar: 'Pour l’instant :',
  },
  noneTitle: '{whole, select, true {Personne ne correspond} other {Personne ne correspond pour l’instant}}',
  none: 'Les noms sont cherchés parmi ceux que « Afficher » laisse passer.',
  showAll: 'Afficher tout le monde',
  columns: {
    name: 'Nom',
    kind: 'Type',
    id: 'ID',
    state: 'État',
    lastDay: 'Dernier jour',
    direct: 'Droits directs',
    assigned: 'Affecté ici',
  },
  assigned: '{here, select, true {oui} other {non}}',
};
