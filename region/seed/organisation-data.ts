/** The seeded organisation, its spaces and its service accounts, told differently in each zone. */

export interface SeededOrganisation {
  readonly name: string;
  readonly description: string;
  /** Of e-mail addresses; a reserved name that no mail reaches. */
  readonly domain: string;
  /** The demo space first; the last one is still being prepared. */
  readonly spaces: readonly { readonly name: string; readonly description: string }[];
}

export const organisations: Readonly<Record<'STD' | 'SNC', SeededOrganisation>> = {
  STD: {
    name: 'Aurelia Logistics',
    description: 'Freight forwarding and warehouse automation across Europe',
    domain: 'aurelia.example.com',
    spaces: [
      { name: 'production', description: 'Customer-facing tracking and booking services' },
      { name: 'staging', description: 'Release candidates and load tests' },
      { name: 'analytics', description: 'Route optimisation and demand forecasts' },
      { name: 'warehouse-lyon', description: 'Control of the new automated warehouse in Lyon' },
    ],
  },
  SNC: {
    name: 'Agence des eaux du littoral',
    description: 'Public agency for coastal water quality and flood warning',
    domain: 'littoral.example.org',
    spaces: [
      { name: 'vigilance', description: 'Flood warning, on duty around the clock' },
      { name: 'mesures', description: 'Readings of the coastal measuring stations' },
      { name: 'recette', description: 'Acceptance tests before each release' },
      { name: 'archives', description: 'Long-term archive of readings and reports' },
    ],
  },
};

export interface SeededServiceAccount {
  readonly name: string;
  readonly tokenSeconds?: number;
  /** Days from the first start to its last day; negative when it is over. */
  readonly expiresInDays?: number;
  /** Role names in the organisation, and in the spaces by their place in the list. */
  readonly roles?: readonly string[];
  readonly spaces?: Readonly<Record<number, readonly string[]>>;
}

const hour = 3_600;

/** The demo administrator first, the limited demo account second. */
export const serviceAccounts: readonly SeededServiceAccount[] = [
  {
    name: 'demo-administrator',
    roles: ['Organisation Admin'],
    spaces: { 0: ['Space Admin'], 1: ['Space Admin'], 2: ['Space Admin'], 3: ['Space Admin'] },
  },
  { name: 'demo-limited', spaces: { 0: ['Identity User Account Viewer'] } },
  { name: 'terraform', tokenSeconds: hour, spaces: { 0: ['Space Admin'], 1: ['Space Admin'] } },
  { name: 'delivery-pipeline', tokenSeconds: 2 * hour, spaces: { 0: ['Kubernetes Admin'], 1: ['Kubernetes Admin'] } },
  { name: 'monitoring', spaces: { 0: ['Space Viewer'], 1: ['Space Viewer'], 2: ['Space Viewer'] } },
  { name: 'backup_runner', tokenSeconds: 12 * hour, spaces: { 0: ['PostgreSQL Admin'], 2: ['PostgreSQL Admin'] } },
  { name: 'directory-sync', tokenSeconds: hour, roles: ['Identity User Account Admin'] },
  { name: 'access-review', roles: ['Organisation Viewer', 'IAM Security Reviewer'] },
  { name: 'registry-publisher', spaces: { 1: ['Object Storage Object Creator'] } },
  { name: 'network-automation', tokenSeconds: 6 * hour, spaces: { 0: ['Connectivity Admin'], 2: ['Compute Admin'] } },
  {
    name: 'partner-gateway',
    tokenSeconds: 48 * hour,
    expiresInDays: 90,
    spaces: { 0: ['Object Storage Bucket Viewer'] },
  },
  { name: 'legacy-importer', expiresInDays: -30, spaces: { 2: ['Object Storage Object Editor'] } },
];
