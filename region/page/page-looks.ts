/** In which language and theme a page of the region is shown; the console passes its own on, browsers say the rest. */
import { pageThemes, type PageTheme } from '#shared/person-sign-in.ts';

export const pageLanguages = ['en', 'fr', 'de'] as const;
export type PageLanguage = (typeof pageLanguages)[number];

export interface PageLooks {
  readonly language: PageLanguage;
  /** Undefined: as the system has it. */
  readonly theme: PageTheme | undefined;
}

/** What an address says about its page: `ui_locales` of OpenID Connect, and `theme`, which only this region knows. */
interface Asked {
  readonly ui_locales?: string | null | undefined;
  readonly theme?: string | null | undefined;
}

/** @param spoken the browser's `Accept-Language` */
export function pageLooks({ ui_locales: asked, theme }: Asked, spoken: string | undefined): PageLooks {
  return { language: languageOf(asked, spoken), theme: pageThemes.find((one) => one === theme) };
}

/** The first of the given languages there are words in; English otherwise. */
function languageOf(...given: readonly (string | null | undefined)[]): PageLanguage {
  for (const tag of given.flatMap((list) => (list ?? '').split(/[\s,]+/))) {
    const [language] = tag.toLowerCase().split(/[-;]/);
    const known = pageLanguages.find((one) => one === language);
    if (known !== undefined) return known;
  }
  return 'en';
}
