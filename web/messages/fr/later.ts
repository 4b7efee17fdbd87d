import type { later as english } from '../en/later.ts';
import type { Translation } from '../translation.ts';

export const later: Translation<typeof english> = {
  offer: 'Une fois terminé…',
  confirm: '{label} une fois terminé',
  resize: 'Redimensionner {name}',
  resizeTo: 'Redimensionner {name} à {count, plural, one {# nœud} other {# nœuds}}',
  poolGone: 'Le pool de nœuds {name} n’existe plus.',
  poolHasCount: 'Le pool de nœuds {name} a déjà {count, plural, one {# nœud} other {# nœuds}}.',
  waiting: '{label} : dès que « {kind} » se termine',
  sending: '{label} : le cluster est vérifié une dernière fois, puis la demande est envoyée',
  keepOpen:
    'C’est votre navigateur qui attend, pas la région : restez connecté et laissez cet onglet ouvert, sans le recharger. Avant tout envoi, le cluster est vérifié à nouveau.',
  cancel: 'Ne pas le faire',
  notSent: 'Non envoyé : {label}',
  operationFailed: 'L’opération attendue, « {kind} », a échoué. Examinez d’abord le cluster.',
  clusterGone: 'Le cluster n’existe plus.',
  otherTab:
    'Autre chose attend déjà ce cluster dans un autre onglet. Annulez-la là-bas, ou attendez qu’elle soit terminée.',
  busyAgain: 'Une autre opération occupe le cluster entre-temps : {kind}.',
  now: 'Le faire maintenant',
  waitAgain: 'Attendre encore',
  dismiss: 'Masquer',
};
