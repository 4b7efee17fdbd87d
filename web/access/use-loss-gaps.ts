import { useFormatter, useTranslations } from 'use-intl';
import { keyOfPair } from './acl-entry.ts';
import { useLossPlaces } from './use-loss-places.ts';
import type { LossQuestion } from './held-questions.ts';
import type { LossEffect } from './use-loss.ts';
import { groupsOf } from '#shared/rules/groups-of.ts';
import type { Scope } from '#web/api/scope.ts';
import { useExplain } from '#web/problem/use-explain.ts';
import { nameText } from '#web/ui/name-text.ts';

export interface LossGaps {
  /** What could not be read, by place, and why. */
  readonly unread: string | undefined;
  /** How much nobody has got round to asking. */
  readonly leftOut: string | undefined;
  /** What was read and is not certain all the same. */
  readonly doubts: readonly string[];
}

/** Everything that is not known of what somebody loses, in words, as what stands before its confirmation takes them. */
export function useLossGaps(effect: LossEffect, from: Scope): LossGaps {
  const t = useTranslations('losses');
  const access = useTranslations('access.effect');
  const format = useFormatter();
  const explain = useExplain();
  const nameOf = useLossPlaces(effect, from);
  const { status, total, asked, unread, missing } = effect.reading.sweep;
  const wordsOf = (questions: readonly LossQuestion[]) => {
    const acls = questions.flatMap((one) => (one.what === 'acls' ? [keyOfPair(one.pair)] : []));
    const types = questions.flatMap((one) => (one.what === 'granular' ? [one.objectType] : []));
    return format.list([
      ...questions.flatMap(({ what }) => (what === 'acls' || what === 'granular' ? [] : [t(`unread.${what}`)])),
      ...(acls.length > 0 ? [t('unread.acls', { count: acls.length, kinds: format.list(acls) })] : []),
      ...(types.length > 0 ? [t('unread.granular', { count: types.length, kinds: format.list(types) })] : []),
    ]);
  };
  const reasons = [...new Set(unread.map(({ error }) => explain(error).title))];
  const questions = unread.map(({ item }) => item);
  const lines = [...groupsOf(questions, ({ scope }) => scope.id).values()].map((own) =>
    t('unreadAt', { place: nameText(nameOf(own[0].scope)), what: wordsOf(own) }),
  );
  const places = effect.value ?? [];
  const unknown = places.reduce((sum, place) => sum + place.unknown, 0);
  return {
    unread: lines.length > 0 ? `${lines.join(' ')} ${reasons.join(' ')}` : undefined,
    leftOut: missing.length > 0 || status === 'stopped' ? t('notAsked', { count: total - asked }) : undefined,
    doubts: [
      ...(unknown > 0 ? [t('unknown', { count: unknown })] : []),
      ...(places.some(({ preview }) => preview.uncertain.length > 0) ? [access('uncertain')] : []),
    ],
  };
}
