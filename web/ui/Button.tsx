import type { ComponentProps, MouseEvent } from 'react';
import type { IconComponent } from './icons.tsx';
import { Spinner } from './Spinner.tsx';
import { useTooltip } from './tooltip.tsx';

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'medium' | 'small';
  icon?: IconComponent;
}

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, ButtonLook {
  /** Why this cannot be done now. The button stays focusable and says so to keyboard, pointer and screen reader. */
  disabledReason?: string | undefined;
  /** The action is under way: a second press does nothing; the words stay. */
  pending?: boolean;
}

/** A command. Give links to `ButtonLink`. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  icon: Icon,
  disabledReason,
  pending,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const { trigger, tooltip } = useTooltip(disabledReason);
  const blocked = pending || disabledReason !== undefined;

  function press(event: MouseEvent<HTMLButtonElement>) {
    // That an action is under way is drawn a little later: the second press of a double one comes before.
    if (!blocked && (pending === undefined || event.detail < 2)) return onClick?.(event);
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <>
      <button
        {...rest}
        {...(disabledReason === undefined ? {} : trigger)}
        // oxlint-disable-next-line react/button-has-type -- the type is 'button' unless the caller says otherwise
        type={type}
        className={className ? `button ${className}` : 'button'}
        data-variant={variant}
        data-size={size}
        aria-disabled={blocked || undefined}
        aria-busy={pending || undefined}
        onClick={press}
      >
        {pending ? <Spinner /> : Icon ? <Icon /> : undefined}
        {children}
      </button>
      {tooltip}
    </>
  );
}
