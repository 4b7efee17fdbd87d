import { Link, type LinkProps } from 'react-router';
import { nameText } from './name-text.ts';

/** A link inside the console. `quiet` takes the colour of its surroundings (rows, the way back). */
export function TextLink({ quiet = false, children, ...rest }: LinkProps & { quiet?: boolean }) {
  return (
    <Link {...rest} className={quiet ? 'link link-quiet' : 'link'}>
      {typeof children === 'string' ? nameText(children) : children}
    </Link>
  );
}
