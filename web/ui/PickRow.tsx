import { memo } from 'react';
import { CheckIcon } from './icons.tsx';
import { nameText } from './name-text.ts';
import type { Option } from './option.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface PickRowProps {
  option: Option;
  listId: string;
  /** Where the keyboard is. */
  isActive: boolean;
}

/** The row of an option in the document, for the field that goes to it. */
export const pickRowId = (listId: string, id: string) => `${listId}${id.replaceAll(/\s/g, '_')}`;

/** One option of a `PickList`; drawn again only when it says something else. */
export const PickRow = memo(Row, saysTheSame);

function saysTheSame(one: PickRowProps, other: PickRowProps): boolean {
  const [before, now] = [one.option, other.option];
  const isSame = (member: keyof Option) => before[member] === now[member];
  return (
    one.isActive === other.isActive &&
    one.listId === other.listId &&
    isSame('id') &&
    isSame('label') &&
    isSame('detail') &&
    isSame('current') &&
    isSame('icon') &&
    isSame('mark')
  );
}

function Row({ option, listId, isActive }: PickRowProps) {
  const { id, label, detail, mark, icon: Icon, current } = option;
  const own = pickRowId(listId, id);
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus stays in the field
    <div
      id={own}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native option has no second line
      role="option"
      className="option"
      data-option={id}
      data-focused={isActive || undefined}
      data-focus-visible={isActive || undefined}
      aria-selected={isActive}
      aria-labelledby={`${own}#`}
      aria-describedby={detail === undefined ? undefined : `${own}#detail`}
    >
      {Icon && <Icon />}
      <span className="option-words">
        <span id={`${own}#`}>
          {nameText(label)} {mark}
        </span>
        {detail === undefined ? undefined : (
          <span id={`${own}#detail`} className="option-detail">
            {nameText(detail)}
            {current === undefined ? undefined : <VisuallyHidden> {current}</VisuallyHidden>}
          </span>
        )}
      </span>
      {current === undefined ? undefined : <CheckIcon />}
    </div>
  );
}
