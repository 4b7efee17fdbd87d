/** Syntax trees of our sources, as far as the build reads them. */
import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

export interface AstNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [member: string]: unknown;
}

export function isNode(value: unknown): value is AstNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** What a file exports as a constant of that name. @throws Error when there is none. */
export function exportedAs(name: string, file: string): AstNode {
  for (const statement of parseSync(file, readFileSync(file, 'utf8')).program.body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declaration.declarations) {
      if (id.type === 'Identifier' && id.name === name && isNode(init)) return plain(init);
    }
  }
  throw new Error(`${file} exports no constant ${name}`);
}

/** A member of an object that is written out; undefined when it has none of that name. */
export function memberOf(object: AstNode | undefined, name: string): AstNode | undefined {
  return membersOf(object).find(([key]) => key === name)?.[1];
}

/** What a literal, or an array or object of literals, stands for. @throws Error for anything that has to be run. */
export function literalOf(node: AstNode | undefined): unknown {
  if (node?.type === 'Literal') return node['value'];
  if (node?.type === 'ArrayExpression') return (node['elements'] as readonly AstNode[]).map(literalOf);
  if (node?.type !== 'ObjectExpression')
    throw new Error(`the build reads literals only, no ${node?.type ?? 'absence'}`);
  return Object.fromEntries(membersOf(node).map(([key, value]) => [key, literalOf(value)]));
}

function membersOf(object: AstNode | undefined): readonly (readonly [string, AstNode])[] {
  const properties = object?.type === 'ObjectExpression' ? (object['properties'] as readonly AstNode[]) : [];
  return properties.flatMap(({ key, value }) => {
    const name = isNode(key) ? (key['name'] ?? key['value']) : undefined;
    return typeof name === 'string' && isNode(value) ? [[name, plain(value)] as const] : [];
  });
}

/** Without what only the compiler reads. */
function plain(node: AstNode): AstNode {
  const { expression } = node;
  return node.type.startsWith('TS') && isNode(expression) ? plain(expression) : node;
}

/** What is imported by `import('…')` anywhere below. */
export function importedIn(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(importedIn);
  if (!isNode(node)) return [];
  const own = node.type === 'ImportExpression' ? [literalOf(node['source'] as AstNode) as string] : [];
  return [...own, ...Object.values(node).flatMap(importedIn)];
}
