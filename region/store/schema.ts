/** Every table as the queries see it, grouped per area. Times are milliseconds since the epoch, flags 0 or 1. */
import type { SpaceStatus } from '#shared/contract/iam/organisations.ts';
import type { OperationKind } from '#shared/rules/operation-state.ts';
import type { GranularAction } from '#shared/rules/granular-action.ts';

export type IdentityType = 'users' | 'serviceAccounts';
export type Flag = 0 | 1;

interface OrganisationTables {
  organisations: { id: string; name: string; description: string; created_on: number; updated_on: number };
  spaces: {
    id: string;
    organisation_id: string;
    name: string;
    description: string;
    status: SpaceStatus;
    /** When QUEUED turns RUNNING, and RUNNING turns READY. */
    queued_until: number;
    running_until: number;
    created_on: number;
    updated_on: number;
  };
}

interface IdentityTables {
  users: {
    id: string;
    organisation_id: string;
    email: string;
    firstname: string;
    lastname: string;
    active: Flag;
    /** When an administrator switched the user off; null for one who is on, or never was. */
    switched_off_on: number | null;
    created_on: number;
    updated_on: number;
  };
  service_accounts: {
    id: string;
    organisation_id: string;
    space_id: string | null;
    name: string;
    secret_hash: string;
    token_seconds: number;
    expiration_date: string | null;
    created_on: number;
    /** Once its deletion was accepted: when it is gone. */
    removal_due_on: number | null;
  };
  /** Kept by triggers. */
  user_counts: { scope_id: string; users: number };
  space_members: {
    space_id: string;
    identity_type: IdentityType;
    identity_id: string;
    identity_created_on: number;
    assigned_on: number;
  };
  recovery_links: {
    user_id: string;
    flow_id: string;
    token_hash: string;
    code_hash: string;
    tries_left: number;
    issued_on: number;
    expires_on: number;
    used_on: number | null;
    superseded_on: number | null;
    /** Of who has entered the code. */
    continuation_hash: string | null;
    continuation_expires_on: number | null;
  };
  user_credentials: {
    user_id: string;
    password_hash: string;
    /** Sealed. */
    totp_secret: string;
    /** The last time step whose code was accepted. */
    totp_step: number;
    set_on: number;
    /** When a link was issued: they no longer work for a new sign-in. */
    voided_on: number | null;
  };
}

interface AccessTables {
  permissions: {
    uuid: string;
    name: string;
    description: string;
    service: string;
    resource: string | null;
    sub_resource: string | null;
    action: string;
    in_organisation: Flag;
    in_space: Flag;
    created_on: number;
    updated_on: number;
  };
  roles: {
    uuid: string;
    name: string;
    description: string;
    custom: Flag;
    scope_id: string | null;
    in_organisation: Flag;
    in_space: Flag;
    created_on: number;
    updated_on: number;
  };
  role_permissions: { role_uuid: string; permission_uuid: string };
  policy_roles: { identity_type: IdentityType; identity_id: string; scope_id: string; role_uuid: string };
  policy_permissions: { identity_type: IdentityType; identity_id: string; scope_id: string; permission_uuid: string };
  acls: {
    id: string;
    identity_type: IdentityType;
    identity_id: string;
    scope_id: string;
    permission_uuid: string;
    service: string;
    resource: string;
    subresource: string;
    resource_id: string;
    created_on: number;
  };
  granular_policies: {
    identity_type: IdentityType;
    identity_id: string;
    scope_id: string;
    object_type: string;
    action: GranularAction;
    object_id: string;
  };
  ownerships: {
    identity_type: IdentityType;
    identity_id: string;
    scope_id: string;
    service: string;
    resource: string;
    resource_id: string;
  };
}

interface TokenTables {
  /** The private half is sealed, and empty once another key signs. */
  signing_keys: { id: string; private_jwk: string; public_jwk: string; created_on: number };
  revoked_tokens: { id: string; expires_on: number };
  refresh_tokens: {
    token_hash: string;
    family_id: string;
    identity_id: string;
    scope: string;
    issued_on: number;
    expires_on: number;
    used_on: number | null;
  };
  authorization_codes: {
    code_hash: string;
    user_id: string;
    /** Of the tokens that the code is redeemed for. */
    family_id: string;
    redirect_uri: string;
    /** SHA-256 of the verifier, base64url (RFC 7636). */
    challenge: string;
    nonce: string | null;
    scope: string;
    expires_on: number;
    used_on: number | null;
  };
  sign_in_attempts: {
    /** A hash. */
    name: string;
    wrong: number;
    resets_on: number;
  };
  settings_sessions: {
    token_hash: string;
    user_id: string;
    expires_on: number;
  };
  recovery_codes: {
    user_id: string;
    /** Argon2id. */
    code_hash: string;
    made_on: number;
    used_on: number | null;
  };
}

interface ClusterTables {
  clusters: {
    id: string;
    space_id: string;
    name: string;
    description: string | null;
    cidr: string;
    creation_version: string;
    /** Of the workers; the control plane may run ahead. */
    version: string;
    control_plane_version: string;
    state: 'CREATING' | 'RUNNING' | 'DELETING' | 'FAILED';
    message: string | null;
    api_url: string | null;
    console_url: string | null;
    created_on: number;
  };
  node_pools: {
    cluster_id: string;
    /** Order in which the pools were made, from 0. */
    position: number;
    name: string;
    node_count: number;
    node_profile: string;
    gpu: string | null;
    tina: string | null;
  };
  operations: {
    id: string;
    space_id: string;
    cluster_id: string;
    kind: OperationKind;
    accepted_on: number;
    starts_on: number;
    ends_on: number;
    /** How it ends, decided at acceptance. */
    outcome: 'DONE' | 'FAILED';
    /** Progress at the end: 100, or where it fails. */
    final_percent: number;
    /** JSON texts: what was asked for, and what a success answers. */
    data: string;
    result: string | null;
    error: string | null;
    /** Its effect has been applied. */
    settled: Flag;
  };
}

export type VmState = 'pending' | 'running' | 'stopping' | 'stopped' | 'shutting-down' | 'terminated';

/** CREATING until `creating_until`, PENDING until `pending_until`, RUNNING from then on. */
interface Provisioned {
  creating_until: number;
  pending_until: number;
  created_on: number;
}

interface PlatformTables {
  vms: {
    id: string;
    space_id: string;
    type: string;
    image_id: string;
    keypair_name: string | null;
    private_ip: string;
    public_ip: string | null;
    subnet_id: string;
    vpc_id: string;
    /** Null when no volume is attached as root device. */
    root_volume_id: string | null;
    reservation_id: string;
    launch_number: number;
    /** What it is until `next_on`, and `next_state` from then on. */
    state: VmState;
    next_state: VmState | null;
    next_on: number | null;
    created_on: number;
  };
  database_clusters: Provisioned & {
    id: string;
    space_id: string;
    name: string;
    database_name: string;
    user_name: string;
    major_version: string;
    /** JSON array of names. */
    extensions: string;
    vcpu_count: number;
    memory_gib: number;
    volume_type: string;
    volume_gib: number;
    visibility: string;
    replica_count: number;
  };
  backups: {
    id: string;
    space_id: string;
    cluster_id: string;
    name: string;
    type: 'AUTOMATIC' | 'ON_DEMAND';
    started_on: number;
    completed_on: number;
  };
  registries: Provisioned & {
    id: string;
    space_id: string;
    name: string;
    version: string;
    visibility: string;
    /** Readable from `password_ready_on`. */
    password: string;
    password_ready_on: number;
  };
  secret_instances: Provisioned & {
    id: string;
    space_id: string;
    name: string;
    version: string;
    visibility: string;
    token: string;
  };
}

export interface RegionTables
  extends OrganisationTables, IdentityTables, AccessTables, TokenTables, ClusterTables, PlatformTables {}
