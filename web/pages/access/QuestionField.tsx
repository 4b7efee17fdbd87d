import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ExplainQuestion } from '#web/address/explain-address.ts';
import { LazySearchState } from '#web/list/lazy-search-state.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { Button } from '#web/ui/Button.tsx';
import { nameText } from '#web/ui/name-text.ts';
import { TokenField } from '#web/ui/TokenField.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { isAnswered, questionParts, without } from './question-parts.ts';
import type { PermissionCheck } from './use-permission-check.ts';
import { useQuestionOptions } from './use-question-options.tsx';
import { useQuestionTokens } from './use-question-tokens.ts';
import './explain.css';

export interface QuestionFieldProps {
  question: ExplainQuestion;
  /** Of the question's permission. */
  check: PermissionCheck;
  onAsk: (question: ExplainQuestion) => void;
}

/** Asks who, what and on what in one field: each by its name, as a sentence that grows. */
export function QuestionField({ question, check, onAsk }: QuestionFieldProps) {
  const t = useTranslations('access.explain');
  const [text, setText] = useState('');
  const [isUsed, setIsUsed] = useState(false);
  const isMissing = question.permission !== '' && check.state === 'missing';
  const tokens = useQuestionTokens(question, !isMissing);
  const { options, loading, onLoadMore, reading, error } = useQuestionOptions(question, text, isUsed);
  const next = questionParts.find((part) => !isAnswered(question, part));
  const sentence = tokens.map(({ plain }) => plain).join(' ');

  function ask(answer: Partial<ExplainQuestion>) {
    setText('');
    onAsk({ ...question, ...answer });
  }
  return (
    <div className="form explain-form">
      <TokenField
        label={t('field')}
        hint={t('fieldHint')}
        error={isMissing ? t('notThere', { name: question.permission }) : undefined}
        placeholder={next === undefined ? '' : t('placeholder', { part: next })}
        tokens={tokens}
        inputValue={text}
        onInputChange={setText}
        onFocus={() => setIsUsed(true)}
        options={options}
        loading={loading}
        isBehind={loading}
        onLoadMore={onLoadMore}
        onPick={(picked) => {
          const option = options.find(({ id }) => id === picked);
          if (option !== undefined) ask(option.answer);
        }}
        onTakeOut={(taken) => {
          const part = questionParts.find((one) => one === taken);
          if (part !== undefined) ask(without[part]);
        }}
      />
      {isMissing && check.near.length > 0 ? (
        <div className="page-actions">
          <span>{t('near')}</span>
          {check.near.map((name) => (
            <Button key={name} size="small" onClick={() => ask({ permission: name })}>
              {nameText(name)}
            </Button>
          ))}
        </div>
      ) : undefined}
      {error === null ? undefined : <ActionFailure error={error} />}
      <VisuallyHidden>
        <output>{isUsed ? sentence : undefined}</output>
      </VisuallyHidden>
      {reading === undefined ? undefined : (
        <output className="field-hint" aria-busy={reading.running}>
          <LazySearchState walk={reading} />
        </output>
      )}
    </div>
  );
}
