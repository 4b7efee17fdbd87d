import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import {
  paintTableFile,
  type FirstPaint,
  type FirstPaints,
  type PagePaints,
  type PaintTable,
} from '../shared/first-paint.ts';
import { languageCodes, type Language } from '../shared/languages.ts';
import { outlineOf, type OutlineGroup } from './outline.ts';
import { pageParts, pagesLinked, web, wordsOf } from './page-entries.ts';

type Chunks = readonly Rolldown.OutputChunk[];

/** What an address shows, by the modules of its own. */
interface Shown {
  readonly modules: readonly string[];
  readonly areas: readonly string[];
  readonly outline: (language: Language) => string;
}

const consoleModules = ['frame/Console.tsx'];
const tableOfPages = 'routes/other-pages.ts';
const otherWords = 'messages/other-words.ts';
const outerWords = 'messages/outer-words.ts';
const overview = {
  modules: [...consoleModules, otherWords, 'pages/home/HomePage.tsx'],
  areas: ['overview'],
};

/**
 * Leaves beside the build what every address needs (shared/first-paint.ts): files that would be asked for one after the
 * other, once the ones before have arrived, are linked from the document, and its outline is painted meanwhile.
 */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    apply: 'build',
    generateBundle: {
      // Once Vite has taken away the chunks that hold nothing but a style sheet: nobody may be sent for those.
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        this.emitFile({ type: 'asset', fileName: paintTableFile, source: JSON.stringify(tableOf(chunks)) });
      },
    },
  };
}

function tableOf(chunks: Chunks): PaintTable {
  const inDocument = closureOf(chunks, ['main.tsx']);
  const paintsOf = ({ modules, areas, outline }: Shown): FirstPaints => {
    const paint = (language: Language): FirstPaint => {
      const words = ['core', ...areas].map((area) => `messages/${language}/${area}.ts`);
      const files = closureOf(chunks, [...modules, ...words]);
      const links = [...files].filter((file) => !inDocument.has(file)).map(linkTo);
      return { links: links.join(''), outline: outline(language) };
    };
    return Object.fromEntries(languageCodes.map((language) => [language, paint(language)])) as FirstPaints;
  };
  return {
    signIn: paintsOf({ modules: [outerWords, 'pages/sign-in/SignInPage.tsx'], areas: ['signIn'], outline: () => '' }),
    activation: paintsOf({
      modules: [outerWords, 'pages/activation/ActivationPage.tsx', 'pages/activation/activation-link.ts'],
      areas: ['activation'],
      outline: () => '',
    }),
    home: paintsOf({
      ...overview,
      modules: [...overview.modules, tableOfPages],
      outline: (language) => outlineOf({ side: [sideAbove(language)] }),
    }),
    above: {
      '/': paintsOf({ ...overview, outline: outlineAbove('overview') }),
      '/fleet': paintsOf({
        modules: [...consoleModules, tableOfPages, otherWords, 'pages/fleet/FleetPage.tsx'],
        areas: ['fleet', 'clusters', 'operations'],
        outline: outlineAbove('fleet'),
      }),
      '/journal': paintsOf({
        modules: [...consoleModules, tableOfPages, otherWords, 'pages/journal/JournalPage.tsx'],
        areas: ['journal'],
        outline: outlineAbove('journal'),
      }),
      '/reviews': paintsOf({
        modules: [...consoleModules, tableOfPages, otherWords, 'pages/reviews/ReviewsPage.tsx'],
        areas: ['reviews', 'access', 'runs'],
        outline: outlineAbove('reviews'),
      }),
      '/runs': paintsOf({
        modules: [...consoleModules, tableOfPages, otherWords, 'pages/runs/WorkPage.tsx'],
        areas: ['runs', 'operations'],
        outline: outlineAbove('work'),
      }),
    },
    pages: pageParts().flatMap(({ path, kinds, areas, component, title }) => {
      // The users list is known without the table of the others (web/routes/find-route.ts).
      const table = path === 'users' ? [] : [tableOfPages, otherWords];
      const modules = [...consoleModules, ...table, component.slice(web.length + 1)];
      return kinds.map((kind) => {
        const outline = (language: Language) =>
          outlineOf({ side: sideIn(kind, language), title: title && wordsOf(title, language).words });
        return { path, kind, paints: paintsOf({ modules, areas, outline }) };
      });
    }),
  };
}

/** The side navigation of a kind of scope, as web/frame/SideNavigation.tsx has it. */
function sideIn(kind: PagePaints['kind'], language: Language): readonly OutlineGroup[] {
  const pages = pagesLinked().filter(({ kinds }) => kinds.includes(kind));
  const groups = [...new Set(pages.map(({ link }) => link.group))];
  const below = groups.map((group) => ({
    label: wordsOf(`core.navigation.${group}`, language).words,
    links: pages.filter(({ link }) => link.group === group).map(({ link }) => wordsOf(link.title, language).words),
  }));
  return [sideAbove(language), ...below];
}

const namesAbove = ['overview', 'fleet', 'work', 'journal', 'reviews'] as const;
const nameAbove = (name: (typeof namesAbove)[number], language: Language) =>
  wordsOf(`core.shell.${name}`, language).words;

/** What of the side navigation leads to the pages of all regions. */
function sideAbove(language: Language): OutlineGroup {
  return { links: namesAbove.map((name) => nameAbove(name, language)) };
}

/** The outline of one of them. */
function outlineAbove(name: (typeof namesAbove)[number]): Shown['outline'] {
  return (language) => outlineOf({ title: nameAbove(name, language), side: [sideAbove(language)] });
}

const linkTo = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`;

/** The files in which these modules of web/ are, with all that they import at once. @throws Error for one that is in none. */
function closureOf(chunks: Chunks, modules: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (file: string): void => {
    const chunk = chunks.find(({ fileName }) => fileName === file);
    if (chunk === undefined || files.has(file)) return;
    files.add(file);
    chunk.imports.forEach(visit);
  };
  for (const module of modules) {
    const holder = chunks.find(({ moduleIds }) => moduleIds.includes(join(web, module)));
    if (holder === undefined) throw new Error(`the build has no ${module}`);
    visit(holder.fileName);
  }
  return files;
}
