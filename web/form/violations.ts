import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { Violation } from '#shared/contract/problem.ts';

/** `nodePools[0].name` as the form names it: `nodePools.0.name`. */
export function formPath(field: string): string {
  return field.replace(/\[(\d+)\]/g, '.$1').replace(/^\./, '');
}

/** Whether the form's values have a place of that name, filled or empty. */
function hasPlace(values: unknown, path: string): boolean {
  let here = values;
  for (const part of path.split('.')) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, part)) return false;
    here = (here as Record<string, unknown>)[part];
  }
  return true;
}

/**
 * Puts each violation on the field it names; several on one field become one message. Returns those that no field
 * shows, for the form as a whole. `shown` tells whether a form path has a visible field; by default any path with a
 * place in the form's values.
 */
export function applyViolations<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  violations: readonly Violation[],
  shown: (path: string) => boolean = (path) => hasPlace(form.getValues(), path),
): readonly Violation[] {
  const homeless: Violation[] = [];
  const messages = new Map<string, string[]>();
  for (const violation of violations) {
    const path = formPath(violation.field);
    if (path === '' || !shown(path)) homeless.push(violation);
    else messages.set(path, [...(messages.get(path) ?? []), violation.description]);
  }
  for (const [path, texts] of messages) {
    form.setError(path as Path<Values>, { type: 'server', message: texts.join(' ') });
  }
  return homeless;
}
