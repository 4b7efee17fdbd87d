/** The parameters of an operation, as the OpenAPI document describes them. */
import { jsonSchema, type Json } from './openapi-schemas.ts';
import type { Operation, Paging } from './operation.ts';
import { formOf, subjectTypes, vmId, type ParameterForm } from './path-parameters.ts';

const inPath: Readonly<Record<string, string>> = {
  organisationId: 'The organisation.',
  spaceId: 'The space.',
  userId: 'The user.',
  serviceAccountId: 'The service account; its client id.',
  roleUuid: 'The role.',
  permissionUuid: 'The permission.',
  subjectType: 'Of whom the policy is.',
  subjectId: 'The user or service account.',
  objectType: 'The kind of objects, a resource such as `user`.',
  resourceId: 'The resource.',
  clusterId: 'The cluster.',
  nodePoolName: 'The name of the node pool.',
  id: 'The operation.',
  vmId: 'The virtual machine.',
  backupId: 'The backup.',
  registryId: 'The registry.',
  instanceId: 'The secret manager.',
};

const inQuery: Readonly<Record<string, string>> = {
  email: 'Exact address, in any letter case.',
  name: 'Exact name.',
  serviceAccountName: 'Exact name.',
  service: 'Service of the permission.',
  resource: 'Resource of the permission.',
  subresource: 'Sub-resource of the permission.',
  action: 'Action of the permission.',
  status: 'May be repeated: any of these.',
  clusterId: 'Of this cluster only.',
  vmStates: 'May be repeated: any of these.',
};

const inForm: Readonly<Record<ParameterForm, Json>> = {
  uuid: { type: 'string', format: 'uuid' },
  vmId: { type: 'string', pattern: vmId.source },
  pathSafeName: { type: 'string' },
  subjectType: { type: 'string', enum: subjectTypes },
};

/** Those of the path, of the query and of paging. Throws for one that nothing is said about. */
export function parametersOf(row: Operation): Json[] {
  const path = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    const form = formOf(row.service, name);
    const description = said(inPath, form === 'vmId' ? form : name);
    return { name, in: 'path', required: true, description, schema: inForm[form] };
  });
  const asked = row.query === undefined ? {} : jsonSchema(row.query);
  const required = new Set((asked['required'] ?? []) as string[]);
  const query = Object.entries((asked['properties'] ?? {}) as Record<string, Json>).map(([name, schema]) => ({
    name,
    in: 'query',
    ...(required.has(name) ? { required: true } : {}),
    description: said(inQuery, name),
    schema,
    ...(schema['type'] === 'array' ? { style: 'form', explode: true } : {}),
  }));
  return [...path, ...query, ...(row.paging === undefined ? [] : pageParameters(row.paging))];
}

function said(texts: Readonly<Record<string, string>>, name: string): string {
  const text = texts[name];
  if (text === undefined) throw new Error(`nothing is said about the parameter ${name}`);
  return text;
}

/** A default above the maximum is what a list gives that nobody asked pages of: no size that may be asked. */
function pageParameters({ defaultSize, maximumSize, style }: Paging): Json[] {
  const unasked = style === 'optional' ? ' Without page parameters the list comes unpaged.' : '';
  return [
    {
      name: 'page[size]',
      in: 'query',
      description: `Items on a page; more than ${maximumSize} count as ${maximumSize}.${unasked}`,
      schema: {
        type: 'integer',
        minimum: 1,
        maximum: maximumSize,
        ...(defaultSize <= maximumSize && { default: defaultSize }),
      },
    },
    {
      name: 'page[nextToken]',
      in: 'query',
      description: 'Where the page before ended.',
      schema: { type: 'string' },
    },
  ];
}
