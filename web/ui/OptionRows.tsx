import { memo } from 'react';
import { Collection, ListBox, ListBoxItem, ListBoxLoadMoreItem, Text } from 'react-aria-components';
import { CheckIcon } from './icons.tsx';
import { useKitText } from './kit-text.ts';
import { nameText } from './name-text.ts';
import type { Option, RemoteOptions } from './option.ts';
import { Spinner } from './Spinner.tsx';

/** The rows of a remote list: more are fetched as the end comes into sight; says when nothing matches. What a region calls things is
 * shown as `nameText` has it. */
export const OptionRows = memo(function OptionRows({ options, loading, onLoadMore }: RemoteOptions) {
  const text = useKitText();
  return (
    <ListBox
      className="options"
      renderEmptyState={() => <p className="options-none">{loading ? text.loading : text.noMatch}</p>}
    >
      <Collection items={options}>{(option) => <Row option={option} />}</Collection>
      <ListBoxLoadMoreItem
        className="options-more"
        isLoading={loading && options.length > 0}
        {...(onLoadMore ? { onLoadMore } : {})}
      >
        <Spinner /> {text.loadingMore}
      </ListBoxLoadMoreItem>
    </ListBox>
  );
});

function Row({ option: { id, label, detail, mark } }: { option: Option }) {
  return (
    <ListBoxItem id={id} textValue={nameText(label)} className="option">
      {({ isSelected }) => (
        <>
          <span className="option-words">
            <Text slot="label">
              {nameText(label)} {mark}
            </Text>
            {detail === undefined ? undefined : (
              <Text slot="description" className="option-detail">
                {nameText(detail)}
              </Text>
            )}
          </span>
          {isSelected ? <CheckIcon /> : undefined}
        </>
      )}
    </ListBoxItem>
  );
}
