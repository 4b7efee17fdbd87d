import type { later as english } from '../en/later.ts';
import type { Translation } from '../translation.ts';

export const later: Translation<typeof english> = {
  offer: 'Une fois terminé…',
  confirm: '{label} une fois terminé',
  resize: 'Redimensionner {name}',
  resizeTo: 'Redimensionner {name} à {count, plural, one {# nœud} other {# nœuds}}',
  addPool: 'Ajouter le pool de nœuds {name} ({count, plural, one {# nœud} other {# nœuds}} de taille {profile})',
  deletePool: 'Supprimer le pool de nœuds {name}',
  addWorkers: 'Ajouter {count, plural, one {# worker} other {# workers}} de taille {profile} à {name}',
  addWorkersLead:
    'Ils rejoignent le plus ancien pool de la taille choisie, dans la version qu’auront alors ses autres workers.',
  removeWorker: 'Retirer un worker de taille {profile} de {name}',
  poolGone: 'Le pool de nœuds {name} n’existe plus.',
  poolHasCount: 'Le pool de nœuds {name} a déjà {count, plural, one {# nœud} other {# nœuds}}.',
  poolIsLast: 'Le pool de nœuds {name} est devenu le dernier : le cluster resterait sans worker.',
  lastWorker: 'Le pool de nœuds {name} n’a plus qu’un worker, et disparaîtrait avec lui.',
  profileGone: 'Il n’y a plus de pool de nœuds de taille {profile}.',
  otherPool: 'Les workers de taille {profile} appartiennent maintenant à un autre pool de nœuds : {name}.',
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
  change: 'Modifier',
  dismiss: 'Masquer',
};
