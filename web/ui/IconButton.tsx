import type { ComponentProps, MouseEvent } from 'react';
import type { IconComponent } from './icons.tsx';
import { useTooltip } from './tooltip.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'children' | 'aria-label'> {
  icon: IconComponent;
  /** The button's name, also shown as its tooltip. */
  label: string;
  size?: 'medium' | 'small';
  disabledReason?: string | undefined;
}

/** A command shown as a picture only; its name is always one hover or focus away. */
export function IconButton({
  icon: Icon,
  label,
  size = 'medium',
  disabledReason,
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  const { trigger, tooltip } = useTooltip(disabledReason ?? label, { names: disabledReason === undefined });

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (disabledReason === undefined) onClick?.(event);
    else event.preventDefault();
  }

  return (
    <>
      <button
        {...rest}
        {...trigger}
        type="button"
        className={className ? `icon-button ${className}` : 'icon-button'}
        data-size={size}
        aria-label={label}
        aria-disabled={disabledReason === undefined ? undefined : true}
        onClick={press}
      >
        <Icon size={size === 'small' ? 14 : 16} />
      </button>
      {tooltip}
    </>
  );
}
