/** Finds the operation that a method and path address. Used by the proxy's allow-list and by the region's router. */
import type { Method, Operation } from './operation.ts';

export interface RouteMatch<Id extends string> {
  readonly id: Id;
  readonly row: Operation;
  /** Decoded, not yet checked for form. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** `allow` lists the methods the path knows when the asked one is not among them; empty for an unknown path. */
export type RouteLookup<Id extends string> =
  | { readonly match: RouteMatch<Id>; readonly allow?: never }
  | { readonly match?: never; readonly allow: readonly Method[] };

interface Node<Id extends string> {
  readonly exact: Map<string, Node<Id>>;
  /** By their lower-case form. */
  readonly anyCase: Map<string, Node<Id>>;
  parameter?: Node<Id>;
  readonly ends: Map<string, { id: Id; row: Operation; names: readonly string[] }>;
}

function createNode<Id extends string>(): Node<Id> {
  return { exact: new Map(), anyCase: new Map(), ends: new Map() };
}

/** True for fixed segments that are published in more than one spelling: `nodePools` is `nodepools` in older material. */
export function matchesInAnyCase(segment: string): boolean {
  return /[A-Z]/.test(segment) || segment === 'nodepools';
}

/**
 * Compiles rows into a lookup `(method, path) → match`. Camel-case segments match in any letter case, all other fixed
 * ones exactly; a parameter takes exactly one segment. Paths with empty segments, dot segments or bad percent-encoding match nothing.
 */
export function compileRoutes<Id extends string>(
  rows: Iterable<readonly [Id, Operation]>,
): (method: string, path: string) => RouteLookup<Id> {
  const root = createNode<Id>();
  for (const [id, row] of rows) {
    let node = root;
    const names: string[] = [];
    for (const segment of row.path.slice(1).split('/')) {
      const name = /^\{(\w+)\}$/.exec(segment)?.[1];
      if (name !== undefined) {
        names.push(name);
        node = node.parameter ??= createNode<Id>();
      } else {
        const [children, key] = matchesInAnyCase(segment)
          ? [node.anyCase, segment.toLowerCase()]
          : [node.exact, segment];
        let next = children.get(key);
        if (next === undefined) children.set(key, (next = createNode<Id>()));
        node = next;
      }
    }
    node.ends.set(row.method, { id, row, names });
  }

  return (method, path) => {
    const found = walk(root, path);
    if (found === undefined) return { allow: [] };
    const end = found.node.ends.get(method);
    if (end === undefined) return { allow: [...found.node.ends.keys()] as Method[] };
    const parameters: Record<string, string> = {};
    for (const [index, name] of end.names.entries()) parameters[name] = found.values[index] as string;
    return { match: { id: end.id, row: end.row, parameters } };
  };
}

function walk<Id extends string>(root: Node<Id>, path: string): { node: Node<Id>; values: string[] } | undefined {
  if (!path.startsWith('/')) return undefined;
  let node = root;
  const values: string[] = [];
  for (const segment of path.slice(1).split('/')) {
    const anyCase = node.anyCase.size === 0 ? undefined : node.anyCase.get(segment.toLowerCase());
    const fixed = node.exact.get(segment) ?? anyCase;
    if (fixed !== undefined) {
      node = fixed;
      continue;
    }
    const value = decodeSegment(segment);
    if (node.parameter === undefined || value === undefined) return undefined;
    values.push(value);
    node = node.parameter;
  }
  return node.ends.size === 0 ? undefined : { node, values };
}

function decodeSegment(segment: string): string | undefined {
  if (segment === '') return undefined;
  try {
    const value = segment.includes('%') ? decodeURIComponent(segment) : segment;
    return value === '.' || value === '..' ? undefined : value;
  } catch {
    return undefined;
  }
}
