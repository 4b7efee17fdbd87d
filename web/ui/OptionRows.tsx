import { Collection, ListBox, ListBoxItem, ListBoxLoadMoreItem, Text } from 'react-aria-components';
import { CheckIcon } from './icons.tsx';
import { useKitText } from './kit-text.ts';
import { nameText } from './name-text.ts';
import type { Option, RemoteOptions } from './option.ts';
import { Spinner } from './Spinner.tsx';

export interface OptionRowsProps extends RemoteOptions {
  label?: string;
  onAction?: (id: string) => void;
}

/** The rows of a remote list: more are fetched as the end comes into sight; says when nothing matches. What a region calls things is
 * shown as `nameText` has it. */
export function OptionRows({ options, loading, onLoadMore, label, onAction }: OptionRowsProps) {
  const text = useKitText();
  return (
    <ListBox
      className="options"
      {...(label === undefined ? {} : { 'aria-label': label })}
      {...(onAction ? { onAction: (key) => onAction(String(key)) } : {})}
      renderEmptyState={() => <p className="options-none">{loading ? text.loading : text.noMatch}</p>}
    >
      <Collection items={options}>
        {(option: Option) => (
          <ListBoxItem id={option.id} textValue={nameText(option.label)} className="option">
            {({ isSelected }) => (
              <>
                <span className="option-words">
                  <Text slot="label">
                    {nameText(option.label)} {option.mark}
                  </Text>
                  {option.detail === undefined ? undefined : (
                    <Text slot="description" className="option-detail">
                      {nameText(option.detail)}
                    </Text>
                  )}
                </span>
                {isSelected ? <CheckIcon /> : undefined}
              </>
            )}
          </ListBoxItem>
        )}
      </Collection>
      <ListBoxLoadMoreItem
        className="options-more"
        isLoading={loading && options.length > 0}
        {...(onLoadMore ? { onLoadMore } : {})}
      >
        <Spinner /> {text.loadingMore}
      </ListBoxLoadMoreItem>
    </ListBox>
  );
}
