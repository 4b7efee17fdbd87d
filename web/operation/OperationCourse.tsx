import { isTerminal, type OperationState } from '#shared/rules/operation-state.ts';
import { WaitRun } from '#web/chart/WaitRun.tsx';
import { courseOf, lengthOf, type Course } from './operation-course.ts';
import { useCourseWords } from './use-course-words.ts';
import { useKnownNow } from './use-freshness.ts';

const tones = { DONE: 'done', FAILED: 'failed' } as const;
const toneOf = ({ status }: OperationState) => (status === 'DONE' || status === 'FAILED' ? tones[status] : 'busy');

export interface OperationCourseProps {
  operation: OperationState;
  /** How long the whole width is, in ms; as long as the operation itself where it stands alone. */
  scale?: number;
  /** Marks when it was accepted, began and ended. */
  isMarked?: boolean;
}

/** How long an operation waited and ran, as a picture; `CourseWords` says the same. */
export function OperationCourse({ operation, scale, isMarked = false }: OperationCourseProps) {
  return (
    <WithCourse operation={operation}>
      {(course) => {
        const whole = scale ?? lengthOf(course);
        const { waited = 0, ran = 0 } = course;
        if (lengthOf(course) === 0 || whole === 0) return undefined;
        return <WaitRun waited={waited / whole} ran={ran / whole} tone={toneOf(operation)} isMarked={isMarked} />;
      }}
    </WithCourse>
  );
}

/** How long an operation waited and ran, in words. */
export function CourseWords({ operation }: { operation: OperationState }) {
  const words = useCourseWords();
  return (
    <WithCourse operation={operation}>
      {(course) => <span className="duration">{words(operation, course)}</span>}
    </WithCourse>
  );
}

interface WithCourseProps {
  operation: OperationState;
  children: (course: Course) => React.ReactNode;
}

/** What has ended does not follow the clock. */
function WithCourse({ operation, children }: WithCourseProps) {
  if (!isTerminal(operation.status)) return <GoingOn operation={operation}>{children}</GoingOn>;
  return children(courseOf(operation, 0));
}

function GoingOn({ operation, children }: WithCourseProps) {
  const now = useKnownNow({ region: operation.region, id: operation.spaceId });
  return children(courseOf(operation, now));
}
