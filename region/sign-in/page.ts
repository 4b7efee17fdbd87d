/** What stands on the sign-in page: one form. */
import { markup, type Markup } from '#region/page/markup.ts';
import type { PageLanguage } from '#region/page/page-looks.ts';
import type { AuthorizeParameters } from './authorize-request.ts';
import { signInFields } from './sign-in-fields.ts';
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
export function signInPage({ region, language, parameters, email, refusal }: SignInPage): Content {
  const words = signInWords[language];
  const kept = Object.entries(parameters).map(
    ([name, value]) => markup`<input type="hidden" name="${name}" value="${value}">`,
  );
  return {
    title: words.title(region),
    content: markup`<p>${words.lead}</p>
${refusal === undefined ? undefined : markup`<p role="alert">${words.refusal(refusal)}</p>`}
<form method="post" action="authorize">
${kept}
${signInFields(words, email)}
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
