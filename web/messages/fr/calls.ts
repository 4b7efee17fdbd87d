import type { calls as english } from '../en/calls.ts';
import type { Translation } from '../translation.ts';

export const calls: Translation<typeof english> = {
  title: 'Appels d’API',
  lead: 'Ce que cet onglet a demandé à l’API, tel que le décrit le contrat. Les jetons sont remplacés par des variables, et les réponses qui contiennent un secret ne sont pas enregistrées.',
  notHere:
    'Ce que la console demande d’elle-même n’y figure pas : les listes entières qu’elle parcourt, les travaux et le suivi en direct.',
  whichIds:
    'Dans le programme TypeScript, les appels suivants utilisent les identifiants que donnent les précédents ; les deux autres nomment ceux d’aujourd’hui.',
  which: 'Afficher',
  ofPage: 'Les appels de cette page',
  since: 'Ce que j’ai fait depuis {at}',
  begin: 'Enregistrer à partir de maintenant',
  changesOnly: 'Modifications seulement',
  shown: '{count, plural, one {# appel} other {# appels}}',
  cut: 'Seuls {most, plural, one {le dernier appel de lecture et le dernier de modification} other {les # derniers appels de lecture et les # derniers de modification}} sont conservés ; les plus anciens ont été oubliés.',
  none: 'Aucun appel pour l’instant',
  noneLead: 'Les appels apparaissent ici au fur et à mesure.',
  nothingToCopy: 'Il n’y a aucun appel à copier',
  nothingToReplay: 'Aucun de ces appels n’a abouti',
  fit: 'Rôles pour ces appels',
  fitNone: 'Aucun de ces appels n’a été fait à l’endroit affiché',
  copyCurl: 'Copier en curl',
  copyHttp: 'Copier en fichier .http',
  copyScript: 'Copier en TypeScript',
  copyOne: 'Copier {operation} en curl',
  list: 'Appels d’API, les derniers en premier',
  noAnswer: 'sans réponse',
  took: '{ms, number} ms',
  sent: 'Ce qu’il envoie',
  copySent: 'Copier ce qu’il envoie',
  requestId: 'ID de requête',
  copyRequestId: 'Copier l’ID de requête',
  asCall: 'En appel d’API',
  asCallLead: 'La modification que fait la confirmation, en un seul appel. Rien n’a encore été envoyé.',
  copyCall: 'Copier l’appel en curl',
};
