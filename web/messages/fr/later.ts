import type { later as english } from '../en/later.ts';
import type { Translation } from '../translation.ts';

export const later: Translation<typeof english> = {
  offer: 'Une fois terminé…',
  confirm: '{label} une fois terminé',
  resize: 'Redimensionner {name}',
  deletePool: 'Supprimer le pool de nœuds {name}',
  addWorkersLead:
    'Ils rejoignent le plus ancien pool de la taille choisie, dans la version qu’auront alors ses autres workers.',
  begun: 'La demande attend que le cluster soit libre',
  waiting: '{label} : dès que « {kind} » se termine',
  waitingFree: '{label} : dès que le cluster est libre',
  sending: '{label} : le cluster est vérifié une dernière fois, puis la demande est envoyée',
  slow: '{label} : la région demande une pause, ou une réponse s’est perdue et doit être attendue',
  withoutYou:
    'La console attend sans vous jusqu’à {at} au plus tard, même si vous fermez cet onglet ou si votre session prend fin faute d’activité.',
  outlives:
    'C’est la console qui attend, pas la région : vous pouvez fermer cet onglet. {known, select, yes {Elle continue sans vous jusqu’à {at} au plus tard.} other {Elle continue tant que dure la session qui l’a demandé.}} Avant tout envoi, le cluster est vérifié à nouveau.',
  cancel: 'Ne pas le faire',
  held: 'Retenu : {label}',
  heldLead: 'Elle a été arrêtée. Plus rien n’est fait tant que personne ne la reprend.',
  sessionEnded: 'La session utilisée a pris fin. Continuez pour utiliser la vôtre.',
  refused:
    'La région n’accepte plus le compte : il a peut-être été désactivé. Continuez une fois qu’il est de nouveau accepté.',
  regionDown: '{region} ne répond pas. Elle est interrogée à nouveau toutes les quelques secondes.',
  goOn: 'Continuer',
  unread: 'Pas encore confirmé : {label}',
  unreadLead: 'Ce qui occupe le cluster n’a pas pu être lu.',
  confirmAgain: 'Le faire quand le cluster est libre',
  notSent: 'Non envoyé : {label}',
  operationFailed: 'L’opération attendue, « {kind} », a échoué. Examinez d’abord le cluster.',
  busyAgain: 'Une autre opération occupe le cluster entre-temps : {kind}.',
  failed: 'Échec : {label}',
  unknown: 'Peut-être envoyé : {label}',
  unknownLead:
    'La réponse s’est perdue, et la lecture ne permet pas de savoir si la demande a été exécutée : quelqu’un d’autre a pu faire de même. Examinez d’abord les opérations du cluster.',
  once: 'Le faire une fois de plus',
  so: 'Rien n’a été envoyé : {label}',
  soLead: 'Il en était déjà ainsi quand le cluster était libre.',
  now: 'Le faire maintenant',
  waitAgain: 'Attendre encore',
  change: 'Modifier',
  dismiss: 'Masquer',
};
