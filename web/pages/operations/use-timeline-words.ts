import { useTranslations } from 'use-intl';
import type { LaneBundle } from '#web/chart/lane-items.ts';
import { durationText } from '#web/operation/duration-text.ts';
import { courseOf } from '#web/operation/operation-course.ts';
import { useCourseWords } from '#web/operation/use-course-words.ts';
import { useOperationWords } from '#web/operation/use-operation-words.ts';
import { useKitText } from '#web/ui/kit-text.ts';
import { localText, timeText } from '#web/ui/time-text.ts';
import { untilText } from '#web/ui/until-text.ts';
import type { PlacedOperation } from './timeline-lanes.ts';

export interface TimelineWords {
  /** How long it waited and ran. */
  courseOf(one: PlacedOperation, now: number): string;
  /** When it ended or is expected to, and undefined where neither is known. */
  endOf(one: PlacedOperation, now: number): string | undefined;
  /** All of it in one sentence. */
  sentenceOf(one: PlacedOperation, cluster: string, now: number): string;
  bundle(bundle: LaneBundle, cluster: string, isLast: boolean): string;
}

/** What to say of operations in a timeline. */
export function useTimelineWords(): TimelineWords {
  const t = useTranslations('timeline');
  const words = useOperationWords();
  const course = useCourseWords();
  const { locale } = useKitText();
  const courseText: TimelineWords['courseOf'] = ({ operation }, now) => course(operation, courseOf(operation, now));
  const endOf: TimelineWords['endOf'] = ({ tone, until, end, isVague }, now) => {
    if (tone === 'done' || tone === 'failed') return localText(locale, until);
    if (end === undefined) return undefined;
    const [from, to] = [untilText(locale, end.half, now), timeText(locale, end.late)];
    return t(isVague ? 'endsFew' : 'ends', { from, to });
  };
  return {
    courseOf: courseText,
    endOf,
    sentenceOf(one, cluster, now) {
      const { tone, operation, begun, from, until } = one;
      const isOver = tone === 'done' || tone === 'failed';
      const said = isOver && begun !== undefined ? durationText(locale, until - begun) : courseText(one, now);
      const name = words.nameOf(operation);
      const sentence = t(`mark.${tone}`, { name, cluster, course: said, at: localText(locale, begun ?? from) });
      return isOver ? sentence : `${sentence}; ${endOf(one, now) ?? t('endUnknown')}`;
    },
    bundle({ marks, from, until }, cluster, isLast) {
      const failed = marks.filter(({ tone }) => tone === 'failed').length;
      const [begin, end] = [localText(locale, from), localText(locale, until)];
      return t(isLast ? 'bundleList' : 'bundle', { count: marks.length, cluster, failed, from: begin, to: end });
    },
  };
}
