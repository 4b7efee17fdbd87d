/** A question about access in its parts: who, what and on what. */
import { facetsOf } from '#shared/rules/permission-grammar.ts';
import type { ExplainQuestion } from '#web/address/explain-address.ts';

export const questionParts = ['subject', 'permission', 'resource'] as const;
export type QuestionPart = (typeof questionParts)[number];

/** A question without one of its parts. */
export const without: Readonly<Record<QuestionPart, Partial<ExplainQuestion>>> = {
  subject: { subject: undefined },
  permission: { permission: '' },
  resource: { resource: '' },
};

export function isAnswered(question: ExplainQuestion, part: QuestionPart): boolean {
  return question[part] !== undefined && question[part] !== '';
}

/** Of which kind the resource of a question is: clusters, as long as nothing is said. */
export function kindAsked({ permission }: Pick<ExplainQuestion, 'permission'>): { service: string; resource: string } {
  if (permission === '') return { service: 'kubernetes', resource: 'cluster' };
  const { service, resource } = facetsOf({ name: permission });
  return { service, resource };
}

/** Whether a text is written as names of permissions are. */
export const isPermissionName = (text: string) => /^\w+(\.[\w-]+)+$/.test(text);
