import { memo } from 'react';
import {
  Collection,
  Header,
  ListBox,
  ListBoxItem,
  ListBoxLoadMoreItem,
  ListBoxSection,
  Text,
} from 'react-aria-components';
import { CheckIcon } from './icons.tsx';
import { useKitText } from './kit-text.ts';
import { nameText } from './name-text.ts';
import type { Option, OptionGroup, RemoteOptions } from './option.ts';
import { Spinner } from './Spinner.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface OptionRowsProps extends Omit<RemoteOptions, 'options'> {
  options: readonly (Option | OptionGroup)[];
  label?: string;
  onAction?: (id: string) => void;
}

/** The rows of a remote list: more are fetched as the end comes into sight; says when nothing matches. What a region calls things is
 * shown as `nameText` has it. */
export const OptionRows = memo(function OptionRows({ options, loading, onLoadMore, label, onAction }: OptionRowsProps) {
  const text = useKitText();
  return (
    <ListBox
      className="options"
      {...(label === undefined ? {} : { 'aria-label': label })}
      {...(onAction ? { onAction: (key) => onAction(String(key)) } : {})}
      renderEmptyState={() => <p className="options-none">{loading ? text.loading : text.noMatch}</p>}
    >
      <Collection items={options}>
        {(one) => ('options' in one ? <Section group={one} /> : <Row option={one} />)}
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
});

function Section({ group: { id, label, mark, options } }: { group: OptionGroup }) {
  return (
    <ListBoxSection id={id} className="options-group">
      <Header>
        {nameText(label)} {mark}
      </Header>
      <Collection items={options}>{(option) => <Row option={option} />}</Collection>
    </ListBoxSection>
  );
}

function Row({ option: { id, label, detail, mark, icon: Icon, current } }: { option: Option }) {
  return (
    <ListBoxItem id={id} textValue={nameText(label)} className="option">
      {({ isSelected }) => (
        <>
          {Icon && <Icon />}
          <span className="option-words">
            <Text slot="label">
              {nameText(label)} {mark}
            </Text>
            {detail === undefined ? undefined : (
              <Text slot="description" className="option-detail">
                {nameText(detail)}
                {current === undefined ? undefined : <VisuallyHidden> {current}</VisuallyHidden>}
              </Text>
            )}
          </span>
          {isSelected || current !== undefined ? <CheckIcon /> : undefined}
        </>
      )}
    </ListBoxItem>
  );
}
