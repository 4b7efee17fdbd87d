import { useTranslations } from 'use-intl';
import { isTerminal, type OperationState } from '#shared/rules/operation-state.ts';
import { useKitText } from '#web/ui/kit-text.ts';
import { durationText } from './duration-text.ts';
import type { Course } from './operation-course.ts';

/** "waited 2 s · ran 11m 58s", as far as the region gives the times. */
export function useCourseWords(): (operation: Pick<OperationState, 'status'>, course: Course) => string {
  const t = useTranslations('work.course');
  const { locale } = useKitText();
  return ({ status }, { waited, ran }) => {
    const text = (time: number) => durationText(locale, time);
    const parts = [
      waited === undefined ? undefined : t(status === 'PENDING' ? 'waiting' : 'waited', { time: text(waited) }),
      ran === undefined ? undefined : t(isTerminal(status) ? 'ran' : 'running', { time: text(ran) }),
    ].filter((part) => part !== undefined);
    return parts.length === 0 ? t('unknown') : parts.join(' · ');
  };
}
