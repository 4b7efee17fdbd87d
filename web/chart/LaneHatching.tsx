import { Hatching } from './Hatching.tsx';
import type { LaneShapeProps } from './LaneShape.tsx';

/** The two hatchings of lanes; that of what was waited takes another colour. */
export function LaneHatching({ waited, expected }: LaneShapeProps['hatching']) {
  return (
    <>
      <defs className="lane-waited">
        <Hatching id={waited} />
      </defs>
      <defs>
        <Hatching id={expected} />
      </defs>
    </>
  );
}
