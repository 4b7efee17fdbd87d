import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { actionOf, whatOf } from '#web/access/grouped-rights.ts';
import { permissionsOf } from '#web/access/permission-names.ts';
import { SubjectMark } from '#web/access/StatusMark.tsx';
import { useRightWords } from '#web/access/use-right-words.ts';
import { useSubjectSearch, type SubjectSearch } from '#web/access/use-subject-search.ts';
import type { ExplainQuestion } from '#web/address/explain-address.ts';
import { matchesWords } from '#web/directory/matches-words.ts';
import { useScope } from '#web/scope/use-scope.ts';
import type { Option } from '#web/ui/option.ts';
import { isAnswered, isPermissionName, kindAsked, questionParts, type QuestionPart } from './question-parts.ts';
import { useNamedThings, type NamedThing } from './use-named-things.ts';

/** Something that answers a part of the question. */
export interface QuestionOption extends Option {
  readonly answer: Partial<ExplainQuestion>;
}

export interface QuestionOptions extends Pick<SubjectSearch, 'loading' | 'onLoadMore' | 'reading' | 'error'> {
  readonly options: readonly QuestionOption[];
}

/** So many of one part are offered beside those of others; and of actions and things where there are no others. */
const besideOthers = 8;
const alone = 50;

/**
 * What fits a text, the parts that are not known yet first; without a text what there is for the first of those. Nothing is
 * asked unless `enabled`.
 */
export function useQuestionOptions(question: ExplainQuestion, text: string, enabled: boolean): QuestionOptions {
  const t = useTranslations('access.explain');
  const scope = useScope();
  const sentenceOf = useRightWords();
  const wanted = text.trim();
  const asked =
    wanted === '' ? questionParts.filter((part) => !isAnswered(question, part)).slice(0, 1) : byNeed(question);
  const kind = kindAsked(question);
  const what = `${kind.service}.${kind.resource}`;
  const asksOf = { users: what === 'iam.user', serviceAccounts: what === 'iam.serviceAccount' };
  const isWho = asked.includes('subject') || asksOf.users || asksOf.serviceAccounts;
  const search = useSubjectSearch(scope, wanted, enabled && isWho);
  const permissions = useQuery({ ...permissionsOf(scope), enabled });
  const { things, pending } = useNamedThings(scope, what, enabled && asked.includes('resource'));

  const most = wanted === '' ? alone : besideOthers;
  const detailOf = ({ type, email, id }: (typeof search.found)[number]) =>
    type === 'users' ? t('picking.user', { email: email ?? id }) : t('picking.account', { id });
  const thing = ({ id, name }: NamedThing, detail: string): QuestionOption => {
    return { id: `resource ${id}`, label: name, detail, answer: { resource: id } };
  };
  const options: Readonly<Record<QuestionPart, () => readonly QuestionOption[]>> = {
    subject: () =>
      (wanted === '' ? search.found : search.found.slice(0, besideOthers)).map((found) => ({
        id: `subject ${found.id}`,
        label: found.name,
        mark: <SubjectMark record={found.record} />,
        detail: detailOf(found),
        answer: { subject: { type: found.type, id: found.id } },
      })),
    permission: () => {
      const all = permissions.data ?? [];
      const named = all.map(({ name, description = '' }) => {
        return { name, description, label: sentenceOf({ actions: [actionOf(name)], what: whatOf(name) }) };
      });
      const offered = named
        .filter(({ name, description, label }) => matchesWords(wanted, label, name, description))
        .toSorted((a, b) => rankOf(wanted, a) - rankOf(wanted, b) || (a.name < b.name ? -1 : 1))
        .slice(0, most)
        .map(({ name, label }) => ({ name, label, detail: t('as.permission', { name }) }));
      const isNew = isPermissionName(wanted) && !all.some(({ name }) => name === wanted);
      const typed = isNew ? [{ name: wanted, label: wanted, detail: t('as.typedPermission') }] : [];
      return [...offered, ...typed].map(({ name, ...words }) => {
        return { ...words, id: `permission ${name}`, answer: { permission: name } };
      });
    },
    resource: () => {
      const people = search.found.filter(({ type }) => asksOf[type]).map((found) => thing(found, detailOf(found)));
      const fitting = things.filter(({ id, name }) => matchesWords(wanted, name, id));
      const offered = [...people, ...fitting.map((one) => thing(one, t('as.resource', { what, id: one.id })))];
      const isNew = /^\S+$/.test(wanted) && !offered.some(({ answer }) => answer.resource === wanted);
      return [
        ...offered.slice(0, most),
        ...(isNew ? [thing({ id: wanted, name: wanted }, t('as.typedResource'))] : []),
      ];
    },
  };
  return {
    ...search,
    loading: enabled && ((isWho && search.loading) || permissions.isLoading || pending),
    onLoadMore: wanted === '' ? search.onLoadMore : undefined,
    options: enabled ? asked.flatMap((part) => options[part]()) : [],
  };
}

function byNeed(question: ExplainQuestion): readonly QuestionPart[] {
  return questionParts.toSorted((a, b) => Number(isAnswered(question, a)) - Number(isAnswered(question, b)));
}

/** What is called so comes before what is described so. */
function rankOf(text: string, { label, name }: { readonly label: string; readonly name: string }): number {
  return matchesWords(text, label) ? 0 : matchesWords(text, name) ? 1 : 2;
}
