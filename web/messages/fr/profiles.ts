import type { profiles as english } from '../en/profiles.ts';
import type { Translation } from '../translation.ts';

export const profiles: Translation<typeof english> = {
  title: 'Profils de nœuds',
  lead: 'Les tailles de nœuds possibles pour les clusters dans {region}.',
  filter: 'Filtrer par nom ou taille',
  columns: { name: 'Nom', cpu: 'vCPU', memory: 'Mémoire', gpu: 'GPU' },
  cpu: '{cpu, number} vCPU',
  memory: '{memory, number} Gio',
  gpuWithPool: 'Choisi avec le pool de nœuds',
  unknown: 'Non communiqué',
  createCluster: 'Créer un cluster',
  noneTitle: 'Aucun profil de nœuds ici',
  none: 'La région ne propose aucune taille de nœuds pour l’instant : aucun cluster avec des nœuds ne peut être créé.',
  forbiddenTitle: 'Vous ne pouvez pas voir les profils de nœuds ici',
  failedTitle: 'Les profils de nœuds n’ont pas pu être chargés',
};
