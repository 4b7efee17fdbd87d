import { useId, type RefObject } from 'react';
import {
  Header,
  I18nProvider,
  Menu,
  MenuItem as Item,
  MenuSection,
  Popover,
  RouterProvider,
  Text,
} from 'react-aria-components';
import { useNavigate } from 'react-router';
import { CheckIcon } from './icons.tsx';
import { useKitText } from './kit-text.ts';
import type { Filled, MenuEntry, MenuGroup, MenuItem } from './menu-item.ts';
import { useTransient } from './transient.ts';
import { nameText } from './name-text.ts';

export interface MenuListProps {
  label: string;
  items: Filled<MenuEntry>;
  trigger: RefObject<Element | null>;
  /** An item with an action was chosen; the menu closes, and the action is the caller's to run. */
  onChoose: (action: () => void) => void;
  onClose: () => void;
}

/** The open menu of a `Menu`; closing gives the focus back to its button. */
export function MenuList({ label, items, trigger, onChoose, onClose }: MenuListProps) {
  const { locale } = useKitText();
  const navigate = useNavigate();
  useTransient(trigger, onClose);
  return (
    <I18nProvider locale={locale}>
      <RouterProvider navigate={(to) => void navigate(to)}>
        <Popover
          isOpen
          aria-label={label}
          triggerRef={trigger}
          placement="bottom end"
          offset={4}
          className="popover"
          onOpenChange={(open) => {
            if (!open) onClose();
          }}
        >
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- an opened menu takes the focus, as its pattern asks */}
          <Menu aria-label={label} className="menu" autoFocus="first" onClose={onClose}>
            {items.map((entry) =>
              'items' in entry ? (
                <Group key={entry.id} group={entry} onChoose={onChoose} />
              ) : (
                <Entry key={entry.id} item={entry} onChoose={onChoose} />
              ),
            )}
          </Menu>
        </Popover>
      </RouterProvider>
    </I18nProvider>
  );
}

function Group({ group, onChoose }: { group: MenuGroup } & Pick<MenuListProps, 'onChoose'>) {
  const choice =
    group.selectedId === undefined ? {} : { selectionMode: 'single' as const, selectedKeys: [group.selectedId] };
  return (
    <MenuSection className="menu-group" {...choice}>
      <Header className="menu-heading">{group.heading}</Header>
      {group.items.map((item) => (
        <Entry key={item.id} item={item} onChoose={onChoose} />
      ))}
    </MenuSection>
  );
}

function Entry({ item, onChoose }: { item: MenuItem } & Pick<MenuListProps, 'onChoose'>) {
  const { id, label, icon: Icon, danger, disabledReason, note, href, onAction } = item;
  const possible = disabledReason === undefined;
  const description = disabledReason ?? note;
  const descriptionId = useId();
  return (
    <Item
      id={id}
      textValue={label}
      className="menu-item"
      data-danger={danger || undefined}
      {...(possible && href !== undefined ? { href } : {})}
      {...(possible && onAction ? { onAction: () => onChoose(onAction) } : {})}
      shouldCloseOnSelect={possible}
      render={(props) => {
        // A description of the library's own is not heard when it comes after its item.
        const own = description === undefined ? props : { ...props, 'aria-describedby': descriptionId };
        return 'href' in own ? (
          // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is among the props
          <a {...own} />
        ) : (
          <div {...own} aria-disabled={possible ? undefined : true} />
        );
      }}
    >
      {({ isSelected, selectionMode }) => (
        <>
          {selectionMode === 'none' ? (
            Icon && <Icon />
          ) : (
            <span className="menu-check">{isSelected && <CheckIcon />}</span>
          )}
          <Text slot="label">{nameText(label)}</Text>
          {description === undefined ? undefined : (
            <span id={descriptionId} className="menu-reason">
              {description}
            </span>
          )}
        </>
      )}
    </Item>
  );
}
