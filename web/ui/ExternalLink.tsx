import type { ReactNode } from 'react';
import { ExternalIcon } from './icons.tsx';
import { useKitText } from './kit-text.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

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
