import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { ExternalIcon } from './icons.tsx';
import { useKitText } from './kit-text.ts';
import { nameText } from './name-text.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** A link inside the console. `quiet` takes the colour of its surroundings (rows, the way back). */
export function TextLink({ quiet = false, children, ...rest }: LinkProps & { quiet?: boolean }) {
  return (
    <Link {...rest} className={quiet ? 'link link-quiet' : 'link'}>
      {typeof children === 'string' ? nameText(children) : children}
    </Link>
  );
}

/** A link that leaves the console in a new tab, without telling the other site where from. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  const text = useKitText();
  return (
    <a className="link" href={href} target="_blank" rel="noreferrer noopener">
      {children}
      <ExternalIcon size={12} />
      <VisuallyHidden> ({text.opensNewTab})</VisuallyHidden>
    </a>
  );
}
