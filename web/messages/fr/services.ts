import type { services as english } from '../en/services.ts';
import type { Translation } from '../translation.ts';

export const services: Translation<typeof english> = {
  notOffered: 'Indisponible dans cette région',
  notOfferedWords: '{region} ne le propose pas. Une autre région peut-être.',
  notOfferedAction: '{region} ne propose pas cette action. Rien n’a changé.',
  state:
    '{state, select, CREATING {En création} PENDING {En attente} RUNNING {En service} UPGRADING {En mise à niveau} REPAIRING {En réparation} DELETING {En suppression} SUCCEEDED {Terminée} CREATED {Terminée} FAILED {En échec} ERROR {En échec} UNKNOWN {Inconnu} other {{state}}}',
  visibility: '{visibility, select, INTERNAL {En interne} EXTERNAL {Publiquement} other {{visibility}}}',
  notUsable: 'Possible une fois en service (actuellement : {state})',
  hostLater: 'Connu une fois en service',
  copyId: 'Copier l’ID de {name}',
  copyHost: 'Copier l’hôte de {name}',
  columns: {
    name: 'Nom',
    state: 'État',
    version: 'Version',
    host: 'Hôte',
    visibility: 'Joignable',
    created: 'Créé',
    id: 'ID',
  },
  secret: {
    lead: 'La console ne le garde nulle part : conservez-le avant de fermer.',
    confirm: 'Je l’ai conservé',
    confirmHint: 'Le copier coche aussi cette case.',
    copied: 'Il a été copié.',
    unread: 'Copiez-le d’abord, ou cochez que vous l’avez conservé.',
    done: 'Terminé',
  },
};
