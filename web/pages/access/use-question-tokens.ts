import { useTranslations } from 'use-intl';
import { actionOf, whatOf } from '#web/access/grouped-rights.ts';
import { tellingName } from '#web/access/telling-name.ts';
import { useRightWords } from '#web/access/use-right-words.ts';
import { useSubject } from '#web/access/use-subject.ts';
import type { ExplainQuestion } from '#web/address/explain-address.ts';
import type { Subject } from '#web/address/paths.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { nameText } from '#web/ui/name-text.ts';
import type { Token } from '#web/ui/TokenField.tsx';
import { isAnswered, kindAsked, questionParts, type QuestionPart } from './question-parts.ts';
import { useThingName } from './use-thing-name.ts';

export interface QuestionToken extends Token {
  /** With the words around it, to be read out. */
  readonly plain: string;
}

const nobody: Subject = { type: 'users', id: '' };

/** The parts of a question that are known, in the words of a sentence; `exists` is false of a permission that there is none of. */
export function useQuestionTokens(question: ExplainQuestion, exists: boolean): readonly QuestionToken[] {
  const t = useTranslations('access.explain');
  const scope = useScope();
  const sentenceOf = useRightWords();
  const { subject, permission, resource } = question;
  const who = useSubject(scope, subject ?? nobody, subject !== undefined);
  const thing = useThingName(kindAsked(question), resource);
  const labels: Readonly<Record<QuestionPart, () => string>> = {
    subject: () => t('chosen', { type: subject?.type ?? 'users', name: tellingName(who) }),
    permission: () => (exists ? sentenceOf({ actions: [actionOf(permission)], what: whatOf(permission) }) : permission),
    resource: () => thing,
  };
  const asked = subject === undefined ? 'anybody' : 'somebody';
  return questionParts
    .filter((part) => isAnswered(question, part))
    .map((part) => {
      const label = labels[part]();
      return {
        id: part,
        label,
        within: (token) => t.rich(`part.${part}`, { asked, token: () => token }),
        takeOut: t('takeOut', { name: label }),
        plain: t.markup(`part.${part}`, { asked, token: () => nameText(label) }),
      };
    });
}
