import { GapWords, type GapWordsProps } from './GapWords.tsx';

export interface GapRowProps extends GapWordsProps {
  width: number;
  position: number;
}

/** What is missing, in its place. */
export function GapRow({ width, position, ...gap }: GapRowProps) {
  return (
    <tr className="fleet-gap" aria-rowindex={position}>
      <td colSpan={width}>
        <GapWords {...gap} />
      </td>
    </tr>
  );
}
