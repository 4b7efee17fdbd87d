/** A field of a form on the region's pages: its label, its hint, and what is wrong with what was sent. */
import { markup, type Markup } from './markup.ts';

interface FieldOptions {
  readonly label: string;
  readonly name: string;
  readonly type?: 'text' | 'email' | 'password';
  readonly autocomplete: string;
  readonly hint?: string;
  readonly complaints?: readonly string[];
  readonly value?: string;
  readonly focused?: boolean;
  /** In letters. */
  readonly longest?: number;
}

/** A code of the application, or a recovery code where one signs in; with blanks as they are shown. */
const codePattern = (name: string) =>
  markup` inputmode="numeric" pattern="${name === 'totp' ? '[0-9 ]{6,16}' : '[0-9 ]{6,9}'}"`;

/** One that has to be filled in. What is wrong with it stands beside it and takes the focus there. */
export function field({
  label,
  name,
  type = 'text',
  autocomplete,
  hint,
  complaints = [],
  value,
  focused,
  longest,
}: FieldOptions): Markup {
  const described = [
    ...(hint === undefined ? [] : [`${name}-hint`]),
    ...(complaints.length > 0 ? [`${name}-wrong`] : []),
  ];
  const attributes = [
    ...(described.length > 0 ? [markup` aria-describedby="${described.join(' ')}"`] : []),
    ...(complaints.length > 0 ? [markup` aria-invalid="true"`] : []),
    ...(autocomplete === 'one-time-code' ? [codePattern(name)] : []),
    ...(longest === undefined ? [] : [markup` maxlength="${longest}"`]),
    ...(value === undefined ? [] : [markup` value="${value}"`]),
    ...(focused === true || complaints.length > 0 ? [markup` autofocus`] : []),
  ];
  return markup`<div>
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" required ${attributes} />
    ${hint === undefined ? undefined : markup`<small id="${name}-hint">${hint}</small>`}
    ${complaints.length === 0 ? undefined : markup`<p id="${name}-wrong" class="wrong">${complaints.join(' ')}</p>`}
  </div>`;
}
