/** The sign-in page as HTML: one form, no script. Everything that comes from outside is escaped. */
import { createHash } from 'node:crypto';
import type { AuthorizeParameters } from './authorize-request.ts';
import { signInWords, type Refusal, type SignInLanguage } from './words.ts';

const style = `
:root { color-scheme: light dark; --ink: light-dark(#181c23, #e7eaef); --soft: light-dark(#4a5361, #b3bbc7);
  --edge: light-dark(#848d9c, #677283); --fill: light-dark(#1d53d0, #3262d8); --bad: light-dark(#b0251d, #ff9d94);
  --bad-tint: light-dark(#fdeeec, #331a19); --accent: light-dark(#1d53d0, #8fb0ff); }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem 1rem;
  background: light-dark(#f7f8fa, #101317); color: var(--ink); font: 0.9375rem/1.5 'Inter', 'Segoe UI', -apple-system,
  Roboto, 'Noto Sans', 'Liberation Sans', Arial, sans-serif; }
main { width: 100%; max-width: 24rem; padding: 1.75rem; border-radius: 8px; background: light-dark(#ffffff, #191d23);
  box-shadow: 0 0 0 1px light-dark(#dfe3e9, #323944); }
h1 { margin: 0 0 0.25rem; font-size: 1.25rem; line-height: 1.3; overflow-wrap: anywhere; }
p { margin: 0; color: var(--soft); }
form { display: grid; gap: 1rem; margin: 1.25rem 0; }
label { display: block; font-weight: 600; }
input { width: 100%; height: 2.75rem; margin-top: 0.25rem; padding: 0 0.75rem; font: inherit; color: inherit;
  background: transparent; border: 1px solid var(--edge); border-radius: 6px; }
input[name='totp'] { letter-spacing: 0.15em; }
small { display: block; margin-top: 0.25rem; font-size: 0.8125rem; color: var(--soft); }
button { height: 2.75rem; font: inherit; font-weight: 600; color: #ffffff; background: var(--fill); border: 0;
  border-radius: 6px; cursor: pointer; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
[role='alert'] { margin-top: 1rem; padding: 0.75rem; border-radius: 6px; background: var(--bad-tint); color: var(--bad); }
.note { font-size: 0.8125rem; }
`;

/** For `style-src`: the page's one style sheet and no other. */
const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** Content-Security-Policy of the page; browsers apply `form-action` to where the form leads in the end, too. */
export function pagePolicy(redirectUri: string): string {
  const { origin } = new URL(redirectUri);
  return `default-src 'none'; style-src ${styleHash}; form-action 'self' ${origin}; base-uri 'none'; frame-ancestors 'none'`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');

interface SignInPage {
  readonly region: string;
  readonly language: SignInLanguage;
  readonly parameters: AuthorizeParameters;
  /** As typed before. */
  readonly email?: string;
  readonly refusal?: Refusal;
}

/** The form; the passwords typed before are not in it. */
export function signInPage({ region, language, parameters, email = '', refusal }: SignInPage): string {
  const words = signInWords[language];
  const kept = Object.entries(parameters).map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  );
  const focus = (wanted: boolean) => (wanted ? ' autofocus' : '');
  return document(
    language,
    words.title(region),
    `<p>${words.lead}</p>
${refusal === undefined ? '' : `<p role="alert">${escaped(words.refusal(refusal))}</p>`}
<form method="post" action="authorize">
${kept.join('\n')}
<div><label for="email">${words.email}</label>
<input id="email" name="email" type="email" autocomplete="username" required maxlength="320" value="${escaped(email)}"${focus(email === '')}></div>
<div><label for="password">${words.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required${focus(email !== '')}></div>
<div><label for="totp">${words.totp}</label>
<input id="totp" name="totp" inputmode="numeric" autocomplete="one-time-code" pattern="[0-9 ]{6,9}" required aria-describedby="totp-hint">
<small id="totp-hint">${words.totpHint}</small></div>
<button>${words.submit}</button>
</form>
<p class="note">${words.forgotten}</p>`,
  );
}

/** For a request that no console of this region has made. */
export function unknownPage(language: SignInLanguage): string {
  const { unknownTitle, unknown } = signInWords[language];
  return document(language, unknownTitle, `<p>${unknown}</p>`);
}

function document(language: SignInLanguage, title: string, content: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${content}
</main>
</body>
</html>
`;
}
