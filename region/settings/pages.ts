/** The settings pages as HTML: forms, and no script. What was typed before is in none of them. */
import { encode } from 'uqr';
import { field } from '#region/page/field.ts';
import { markup, type Markup } from '#region/page/markup.ts';
import { groupedCode } from '#region/self-service/recovery-code.ts';
import { signInFields } from '#region/sign-in/sign-in-fields.ts';
import type { Refusal, SignInWords } from '#region/sign-in/words.ts';
import type { Complaint } from './change-credentials.ts';
import { settingsPages, type SettingsPage } from './settings-paths.ts';
import type { Done, SettingsWords } from './words.ts';

export interface Content {
  readonly title: string;
  readonly content: Markup;
}

/** What all of them are made with. */
export interface Making {
  readonly words: SettingsWords;
  readonly signInWords: SignInWords;
  readonly region: string;
  /** The address of one of them, in the language and theme at hand. */
  readonly at: (page: SettingsPage) => string;
}

/** Signing in to the settings. `over`: a session has just ended. */
export function signInForm(
  { words, signInWords, region, at }: Making,
  { email, refusal, over = false }: { email?: string; refusal?: Refusal; over?: boolean },
): Content {
  return {
    title: words.signInTitle(region),
    content: markup`<p>${words.signInLead}</p>
      ${over ? markup`<p role="status">${words.over}</p>` : undefined}
      ${refusal === undefined ? undefined : markup`<p role="alert">${signInWords.refusal(refusal)}</p>`}
      <form method="post" action="${at('')}">
        ${signInFields(signInWords, email)}
        <button>${signInWords.submit}</button>
      </form>
      <p class="note">${signInWords.forgotten}</p>`,
  };
}

/** What there is to change. `codes`: how many recovery codes are left of how many; `done`: what has just been changed. */
export function overview(
  { words, region, at }: Making,
  { name, codes, done }: { name: string; codes: { left: number; made: number }; done: Done | undefined },
): Content {
  const left = codes.made === 0 ? words.noCodes : words.codesLeft(codes.left, codes.made);
  const part = (title: string, text: string, page: SettingsPage, action: string) =>
    markup`<section>
      <h2>${title}</h2>
      <p>${text}</p>
      <a href="${at(page)}">${action}</a>
    </section>`;
  return {
    title: words.title,
    content: markup`<p>${words.lead(name, region)}</p>
      ${done === undefined ? undefined : markup`<p role="status">${words.done[done]}</p>`}
      ${part(words.password, words.passwordText, settingsPages.password, words.changePassword)}
      ${part(words.factor, words.factorText, settingsPages.factor, words.changeFactor)}
      ${part(words.codes, `${words.codesText} ${left}`, settingsPages.codes, words.makeCodes)}
      <form method="post" action="${at(settingsPages.signOut)}">
        <button class="secondary">${words.signOut}</button>
      </form>`,
  };
}

interface ChangeForm {
  readonly title: string;
  readonly page: SettingsPage;
  readonly lead: Markup;
  readonly fields: readonly Markup[];
  readonly submit: string;
}

/** Who changes is told to password managers, which keep a password by the name it belongs to. */
function changeForm({ words, at }: Making, email: string, { title, page, lead, fields, submit }: ChangeForm): Content {
  return {
    title,
    content: markup`${lead}
      <form method="post" action="${at(page)}">
        <input type="email" name="username" autocomplete="username" value="${email}" hidden />
        ${fields}
        <button>${submit}</button>
      </form>
      <p><a href="${at('')}">${words.settings}</a></p>`,
  };
}

/** What is said of a field. */
function said(
  words: SettingsWords,
  signInWords: SignInWords,
  complaints: readonly Complaint[],
  field: Field,
): string[] {
  return complaints
    .filter(({ kind }) => fieldOf[kind] === field)
    .flatMap((one) => {
      if (one.kind === 'weak') return one.rules.map((rule) => words.rules[rule]);
      if (one.kind === 'clockOff') return signInWords.refusal(one);
      return { presentWrong: words.presentWrong, differ: words.differ, codeWrong: words.codeWrong }[one.kind];
    });
}

type Field = 'present' | 'password' | 'repeated' | 'code';
const fieldOf: Readonly<Record<Complaint['kind'], Field>> = {
  presentWrong: 'present',
  weak: 'password',
  differ: 'repeated',
  codeWrong: 'code',
  clockOff: 'code',
};

type Complaints = readonly Complaint[];

function presentField({ words, signInWords }: Making, complaints: Complaints, focused: boolean): Markup {
  return field({
    label: words.present,
    name: 'present',
    type: 'password',
    autocomplete: 'current-password',
    complaints: said(words, signInWords, complaints, 'present'),
    focused: focused && complaints.length === 0,
  });
}

export function passwordForm(making: Making, email: string, complaints: Complaints): Content {
  const { words, signInWords } = making;
  const about = (name: Field) => ({ name, complaints: said(words, signInWords, complaints, name) });
  return changeForm(making, email, {
    title: words.changePassword,
    page: settingsPages.password,
    lead: markup`<p>${words.endsOthers}</p>`,
    fields: [
      presentField(making, complaints, true),
      field({
        ...about('password'),
        label: words.newPassword,
        type: 'password',
        autocomplete: 'new-password',
        hint: words.passwordHint,
      }),
      field({ ...about('repeated'), label: words.repeated, type: 'password', autocomplete: 'new-password' }),
    ],
    submit: words.changePassword,
  });
}

/** `next`: the secret of the application that is to take over, and what its QR code says. */
export function factorForm(
  making: Making,
  email: string,
  next: { secret: string; uri: string },
  complaints: Complaints,
): Content {
  const { words, signInWords } = making;
  return changeForm(making, email, {
    title: words.changeFactor,
    page: settingsPages.factor,
    lead: markup`<p>${words.factorLead}</p>
      ${qrCode(next.uri, words.qr)}
      <p class="key">${words.key} <code>${next.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code></p>
      <p>${words.endsOthers}</p>`,
    fields: [
      field({
        label: words.newCode,
        name: 'code',
        autocomplete: 'one-time-code',
        hint: words.newCodeHint,
        complaints: said(words, signInWords, complaints, 'code'),
      }),
      presentField(making, complaints, false),
    ],
    submit: words.changeFactor,
  });
}

export function codesForm(making: Making, email: string, complaints: Complaints): Content {
  const { words } = making;
  return changeForm(making, email, {
    title: words.codes,
    page: settingsPages.codes,
    lead: markup`<p>${words.codesText} ${words.makeCodesLead}</p>`,
    fields: [presentField(making, complaints, true)],
    submit: words.makeCodes,
  });
}

/** The only place where the codes are shown. */
export function madeCodes({ words, at }: Making, codes: readonly string[]): Content {
  return {
    title: words.madeTitle,
    content: markup`<p>${words.madeLead}</p>
      <ol class="codes">
        ${codes.map((code) => markup`<li><code>${groupedCode(code)}</code></li>`)}
      </ol>
      <p><a href="${at('')}">${words.settings}</a></p>`,
  };
}

/** Dark on light in every theme, as cameras expect. */
function qrCode(text: string, label: string): Markup {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return markup`<svg
    class="qr"
    viewBox="0 0 ${size} ${size}"
    role="img"
    aria-label="${label}"
    shape-rendering="crispEdges"
  >
    <rect width="${size}" height="${size}" fill="#fff" />
    <path d="${dark.join('')}" fill="#000" />
  </svg>`;
}
