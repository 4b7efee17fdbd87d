import { Link, type LinkProps } from 'react-router';
import type { ButtonLook } from './Button.tsx';
import { useTooltip } from './tooltip.tsx';

export interface ButtonLinkProps extends Omit<LinkProps, 'children'>, ButtonLook {
  children: string;
  /** Why one cannot go there now: shown as a link that leads nowhere, with its reason. */
  disabledReason?: string | undefined;
}

/** A place to go that looks like a command. */
export function ButtonLink({
  variant = 'secondary',
  size = 'medium',
  icon: Icon,
  disabledReason,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  const { trigger, tooltip } = useTooltip(disabledReason);
  const look = {
    className: className ? `button ${className}` : 'button',
    'data-variant': variant,
    'data-size': size,
  };
  const content = (
    <>
      {Icon ? <Icon /> : undefined}
      {children}
    </>
  );
  if (disabledReason === undefined) {
    return (
      <Link {...rest} {...look}>
        {content}
      </Link>
    );
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- a link without address, kept reachable so that its reason can be read */}
      <span {...look} {...trigger} role="link" tabIndex={0} aria-disabled="true">
        {content}
      </span>
      {tooltip}
    </>
  );
}
