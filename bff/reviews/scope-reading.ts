/** Reading of one scope who there is and what each holds, with the rights of whoever asks. */
import { idIn } from '#shared/contract/operation.ts';
import type { OperationId } from '#shared/contract/catalogue.ts';
import { facetsOf } from '#shared/rules/permission-grammar.ts';
import type { ReviewGap, ReviewLine, ReviewRight, ReviewScope, ReviewSubjectType } from '#shared/review.ts';
import { wholeName } from '#shared/rules/whole-name.ts';
import { ConsoleProblem } from '#bff/http/problem.ts';
import { readRow, readRows, Refused, type Reader, type Row } from '#bff/overview/reading.ts';
import type { Region } from '#bff/regions/region-directory.ts';

/** Of names of roles and permissions, and of what one role gives. */
const mostNames = 10_000;
/** Rows that one subject's ACLs are counted in. */
const mostWays = 2_000;

const lists = { users: 'ListUser', serviceAccounts: 'ListServiceAccount' } as const;

/** What the region answered; 0 for nothing. @throws what is no answer of a region */
export function statusOf(error: unknown): number {
  if (error instanceof Refused) return error.answer.status;
  // Who is signed out goes on once they are signed in again.
  if (error instanceof ConsoleProblem && error.status !== 401) return 0;
  throw error;
}

export class ScopeReading {
  readonly #region: Region;
  readonly #reader: Reader;
  readonly #scope: ReviewScope;
  readonly #roles = new Map<string, Promise<boolean>>();
  readonly #gaps = new Map<string, ReviewGap>();
  #names: ReadonlyMap<string, ReviewRight & { readonly service?: string }> = new Map();

  constructor(region: Region, reader: Reader, scope: ReviewScope) {
    this.#region = region;
    this.#reader = reader;
    this.#scope = scope;
  }

  /** What could not be read so far. */
  get gaps(): readonly ReviewGap[] {
    return [...this.#gaps.values()];
  }

  /** Notes what could not be read; of the same kind they are counted together. @throws what is no answer of a region */
  miss(what: ReviewGap['what'], error: unknown, count?: number): void {
    this.note({ what, status: statusOf(error), ...(count !== undefined && { count }) });
  }

  note({ what, status, count }: ReviewGap): void {
    const key = `${what} ${status}`;
    const known = this.#gaps.get(key)?.count ?? 0;
    this.#gaps.set(key, { what, status, ...(count !== undefined && { count: known + count }) });
  }

  /** Everybody of a kind, up to `most`; nobody where the list is refused, which is a gap. */
  async subjects(type: ReviewSubjectType, most: number): Promise<readonly ReviewLine['subject'][]> {
    try {
      const { rows, complete } = await this.#rows(lists[type], {}, most);
      if (!complete) this.note({ what: 'subjects', status: 0 });
      return rows.flatMap((row) => subjectFrom(type, row) ?? []);
    } catch (error) {
      this.miss(type, error);
      return [];
    }
  }

  /** What roles and permissions are called; whoever may not list them reads ids. */
  async readNames(): Promise<void> {
    const names = new Map<string, ReviewRight & { readonly service?: string }>();
    const read = async (what: 'roles' | 'permissions', list: 'ListRoles' | 'ListPermissions') => {
      try {
        const { rows, complete } = await this.#rows(list, {}, mostNames);
        if (!complete) this.note({ what, status: 0 });
        for (const row of rows) {
          const id = textOf(row['uuid']);
          const name = textOf(row['name']) ?? id;
          if (id === undefined || name === undefined) continue;
          names.set(id.toLowerCase(), { id, name, ...(what === 'permissions' && { service: serviceOf(row) }) });
        }
      } catch (error) {
        this.miss(what, error);
      }
    };
    await Promise.all([read('roles', 'ListRoles'), read('permissions', 'ListPermissions')]);
    this.#names = names;
  }

  /** What somebody holds, as far as it counts. @throws Refused, or a ConsoleProblem */
  async lineOf(subject: ReviewLine['subject'], services: readonly string[]): Promise<ReviewLine> {
    const path = { subjectType: subject.type, subjectId: subject.id };
    const policy = await this.#row('GetIAMPolicy', path);
    const counting = services.length === 0 ? undefined : new Set(services);
    const roles: ReviewRight[] = [];
    for (const id of idsIn(policy['roles'])) {
      if (counting === undefined || (await this.#givesAny(id, counting))) roles.push(this.#named(id));
    }
    const permissions = idsIn(policy['permissions']).filter((id) => {
      const service = this.#names.get(id.toLowerCase())?.service;
      return counting === undefined || service === undefined || counting.has(service);
    });
    const acls = await this.#aclsOf(subject, counting);
    return {
      subject,
      roles,
      permissions: permissions.map((id) => this.#named(id)),
      ...(acls !== undefined && { acls }),
    };
  }

  /** Whether the region lets the reader list a kind of subjects, and read the policy of this one. @throws as `lineOf` */
  async look({ type, id }: Pick<ReviewLine['subject'], 'type' | 'id'>): Promise<void> {
    await readRow(this.#reader, this.#region, this.#id(lists[type]), { path: this.#path, page: { size: 1 } });
    await this.#row('GetIAMPolicy', { subjectType: type, subjectId: id });
  }

  /** What an account of the scope is called. @throws as `lineOf` */
  async nameOf({ type, id }: Pick<ReviewLine['subject'], 'type' | 'id'>): Promise<string> {
    const row =
      type === 'users'
        ? await this.#row('GetUser', { userId: id })
        : await this.#row('GetServiceAccount', { serviceAccountId: id });
    return subjectFrom(type, row)?.name ?? id;
  }

  /** A role that cannot be read may give anything. */
  #givesAny(role: string, services: ReadonlySet<string>): Promise<boolean> {
    let given = this.#roles.get(role);
    if (given === undefined) this.#roles.set(role, (given = this.#readGiven(role, services)));
    return given;
  }

  async #readGiven(role: string, services: ReadonlySet<string>): Promise<boolean> {
    try {
      const { rows, complete } = await this.#rows('GetRolePermissions', { roleUuid: role }, mostNames);
      return !complete || rows.some((row) => services.has(serviceOf(row)));
    } catch (error) {
      this.miss('roles', error, 1);
      return true;
    }
  }

  /** The contract lists them all at once of users of a space alone; elsewhere each kind of resource is a call of its own. */
  async #aclsOf({ type, id }: ReviewLine['subject'], services: ReadonlySet<string> | undefined) {
    if (this.#scope.kind !== 'space' || type !== 'users') {
      this.note({ what: 'acls', status: 0, count: 1 });
      return undefined;
    }
    try {
      const { rows, complete } = await this.#rows('ListResourceAccessByIdentity', { userId: id }, mostWays);
      if (complete) {
        const ways = rows.filter((row) => row['pathType'] === 'ACL');
        return ways.filter((row) => services?.has(textOf(row['domain']) ?? '') ?? true).length;
      }
      this.note({ what: 'acls', status: 0, count: 1 });
    } catch (error) {
      this.miss('acls', error, 1);
    }
    return undefined;
  }

  #named(id: string): ReviewRight {
    return { id, name: this.#names.get(id.toLowerCase())?.name ?? id };
  }

  get #path() {
    const { kind, id } = this.#scope;
    return kind === 'organisation' ? { organisationId: id } : { spaceId: id };
  }

  #id(name: string): OperationId {
    return (name.startsWith('ListResource') ? name : idIn(this.#scope.kind, name)) as OperationId;
  }

  #row(name: string, path: Readonly<Record<string, string>>): Promise<Row> {
    return readRow(this.#reader, this.#region, this.#id(name), { path: { ...this.#path, ...path } });
  }

  #rows(name: string, path: Readonly<Record<string, string>>, most: number) {
    return readRows(this.#reader, this.#region, this.#id(name), { path: { ...this.#path, ...path } }, most);
  }
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

const idsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];

function serviceOf(row: Row): string {
  return facetsOf({ name: textOf(row['name']) ?? '', service: textOf(row['service']) }).service;
}

function subjectFrom(type: ReviewSubjectType, row: Row): ReviewLine['subject'] | undefined {
  const id = textOf(row['id']);
  if (id === undefined) return undefined;
  const whole = wholeName({ firstname: textOf(row['firstname']), lastname: textOf(row['lastname']) });
  const name = textOf(row['name']) ?? (whole || (textOf(row['email']) ?? id));
  return { type, id: id.toLowerCase(), name };
}
