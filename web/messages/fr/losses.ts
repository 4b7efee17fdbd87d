import type { Translation } from '../translation.ts';
import type { losses as source } from '../en/losses.ts';

export const losses: Translation<typeof source> = {
  title: {
    lost: 'Ce qui est perdu',
    idle: 'Ce qui est inutilisable pendant la désactivation',
    regained: 'Ce qui est utilisable une fois activé',
  },
  read: '{state, select, reading {Lecture : {asked, number} sur {total, number}. Jusqu’ici} complete {Tout a été lu :} other {Tout n’a pas été lu. Ont été lus}} rôles et permissions directes {places, plural, =0 {d’aucun lieu} one {d’un lieu} other {de # lieux}}, {acls, plural, =0 {aucune liste d’ACL} one {une liste d’ACL} other {# listes d’ACL}}{granular, plural, =0 {} one {, une de politiques granulaires} other {, # de politiques granulaires}}.',
  stop: 'Arrêter la lecture',
  again: 'Relire',
  lost: '{count, plural, one {Perdu dans un lieu} other {Perdu dans # lieux}}',
  idle: '{count, plural, one {Inutilisable dans un lieu} other {Inutilisable dans # lieux}}',
  regained: '{count, plural, one {Utilisable dans un lieu} other {Utilisable dans # lieux}}',
  kept: '{count, plural, one {Reste dans un lieu} other {Reste dans # lieux}}',
  inert: '{count, plural, one {Sans effet dans un lieu} other {Sans effet dans # lieux}}',
  uncertain: '{count, plural, one {Inconnu pour un lieu} other {Inconnu pour # lieux}}',
  cannot: 'Inutilisable ({count, number})',
  can: 'Utilisable ({count, number})',
  nothing: '{count, plural, one {Rien n’est accordé dans un lieu} other {Rien n’est accordé dans # lieux}}',
  place:
    '{kind, select, space {Espace} other {Organisation}}{count, plural, =0 {} one {, rôle {roles}} other {, rôles {roles}}}',
  created:
    'Les droits de qui a créé quelque chose ne sont pas montrés. Dans un espace, seuls ont été demandés les types de ressources que nomme la revue d’accès de la région.',
  elsewhere: 'Les droits détenus ailleurs ne sont pas montrés ici. Il en va de même pour eux.',
  unreadAt: 'Non lu dans {place} : {what}.',
  unread: {
    policy: 'rôles et permissions directes',
    catalogue: 'quels types de ressources existent, et donc toute ACL',
    spaces: 'quels espaces sont à regarder',
    acls: '{count, plural, one {ACL sur {kinds}} other {ACL sur # types de ressources ({kinds})}}',
    granular:
      '{count, plural, one {politiques granulaires sur {kinds}} other {politiques granulaires sur # types de ressources ({kinds})}}',
  },
  notAsked:
    '{count, plural, =0 {La lecture s’est arrêtée avant la fin.} one {La lecture s’est arrêtée avant la fin : une liste n’a pas été demandée, peut-être davantage.} other {La lecture s’est arrêtée avant la fin : # listes n’ont pas été demandées, peut-être davantage.}}',
  unknown:
    'Ce que {count, plural, one {donne un rôle, une permission ou une ACL} other {donnent # rôles, permissions ou ACL}} n’a pas pu être lu.',
};
