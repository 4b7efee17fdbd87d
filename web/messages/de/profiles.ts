import type { profiles as english } from '../en/profiles.ts';
import type { Translation } from '../translation.ts';

export const profiles: Translation<typeof english> = {
  title: 'Knotenprofile',
  lead: 'Die Größen, die Knoten von Clustern in {region} haben können.',
  filter: 'Filter: Name, Größe',
  columns: { name: 'Name', cpu: 'vCPU', memory: 'Speicher', gpu: 'GPU' },
  cpu: '{cpu, number} vCPU',
  memory: '{memory, number} GiB',
  gpuWithPool: 'Wählt man mit dem Knotenpool',
  unknown: 'Nicht angegeben',
  createCluster: 'Cluster anlegen',
  noneTitle: 'Hier gibt es keine Knotenprofile',
  none: 'Die Region bietet derzeit keine Knotengrößen an; ein Cluster mit Knoten kann nicht angelegt werden.',
  forbiddenTitle: 'Sie dürfen die Knotenprofile hier nicht sehen',
  failedTitle: 'Die Knotenprofile konnten nicht geladen werden',
};
