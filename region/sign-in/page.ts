/** What stands on the sign-in page: one form. */
import { markup, type Markup } from '#region/page/markup.ts';
import type { PageLanguage } from '#region/page/page-looks.ts';
import type { AuthorizeParameters } from './authorize-request.ts';
import { signInWords, type Refusal } from './words.ts';

interface SignInPage {
  readonly region: string;
  readonly language: PageLanguage;
  readonly parameters: AuthorizeParameters;
  /** As typed before. */
  readonly email?: string;
  readonly refusal?: Refusal;
}

interface Content {
  readonly title: string;
  readonly content: Markup;
}

/** The form; the passwords typed before are not in it. */
export function signInPage({ region, language, parameters, email = '', refusal }: SignInPage): Content {
  const words = signInWords[language];
  const kept = Object.entries(parameters).map(
    ([name, value]) => markup`<input type="hidden" name="${name}" value="${value}">`,
  );
  const focus = (wanted: boolean) => (wanted ? markup` autofocus` : undefined);
  return {
    title: words.title(region),
    content: markup`<p>${words.lead}</p>
${refusal === undefined ? undefined : markup`<p role="alert">${words.refusal(refusal)}</p>`}
<form method="post" action="authorize">
${kept}
<div><label for="email">${words.email}</label>
<input id="email" name="email" type="email" autocomplete="username" required maxlength="320" value="${email}"${focus(email === '')}></div>
<div><label for="password">${words.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required${focus(email !== '')}></div>
<div><label for="totp">${words.totp}</label>
<input id="totp" name="totp" inputmode="numeric" autocomplete="one-time-code" pattern="[0-9 ]{6,16}" required aria-describedby="totp-hint">
<small id="totp-hint">${words.totpHint}</small></div>
<button>${words.submit}</button>
</form>
<p class="note">${words.forgotten}</p>`,
  };
}

/** For a request that no console of this region has made. */
export function unknownPage(language: PageLanguage): Content {
  const { unknownTitle, unknown } = signInWords[language];
  return { title: unknownTitle, content: markup`<p>${unknown}</p>` };
}
