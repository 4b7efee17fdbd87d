/** House rules that the linter cannot say. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '');
const sources = files.filter((file) => /\.(ts|tsx|mjs|css|html)$/.test(file) && file !== 'safety.test.ts');

function linesMatching(pattern: RegExp, among: readonly string[]): string[] {
  return among.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
}

const isOfTests = (file: string) => /^(e2e|bench|testing)\/|\/testing\/|\.test\.|-for-tests\./.test(file);

/** Who imports each source. */
const usersOf = new Map<string, string[]>();
for (const file of sources) {
  for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(/(?:from |import\(|import )'([#.][^']+)'/g)) {
    const target = from.startsWith('#') ? from.slice(1) : normalize(join(dirname(file), from));
    usersOf.set(target, [...(usersOf.get(target) ?? []), file]);
  }
}

describe('house rules', () => {
  it('names say what a file holds', () => {
    expect(files.filter((file) => /(^|\/)(index|utils?|helpers?|common|misc)(\.[a-z.]+)?(\/|$)/i.test(file))).toEqual([
      'web/index.html',
    ]);
  });

  it('what only tests use says so in its name or its folder', () => {
    const inUse = sources.filter((file) => /^(web|bff|region|server|shared)\//.test(file) && usersOf.has(file));
    const isBuiltByName = (file: string) => file === 'web/boot.ts' || file.startsWith('web/messages/');
    expect(inUse.length).toBeGreaterThan(800);
    expect(
      inUse.filter((file) => !isBuiltByName(file) && !isOfTests(file) && usersOf.get(file)?.every(isOfTests)),
    ).toEqual([]);
  });

  it('what pages share of a subject is used by more than one family of them', () => {
    const shared = sources.filter((file) => /^web\/(upgrade|recovery|services|access|cluster|operation)\//.test(file));
    const places = (file: string) =>
      new Set(
        (usersOf.get(file) ?? [])
          .filter((user) => !isOfTests(user))
          .map((user) => /^web\/pages\/[^/]+/.exec(user)?.[0] ?? 'a room'),
      );
    expect(shared.filter((file) => !isOfTests(file) && places(file).size === 1 && !places(file).has('a room'))).toEqual(
      [],
    );
  });

  it('what acts as the latest drawing says does so from that drawing on: an effect that keeps it in a ref comes later than a press', () => {
    const kept = /\buseEffect\(\(\) => \{\n\s*\w+\.current = [^;]*;\n\s*\}(, \[[^\]]*\])?\)/;
    const ours = sources.filter((file) => file.startsWith('web/') && !isOfTests(file));
    expect(ours.filter((file) => kept.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('what destroys something is offered as a call of the API, unless a run does it or it is of the console alone', () => {
    const isRunOrOwn = /(run-calls|use-leaver|account-calls|review-calls)\.ts/;
    const dangerous = sources.filter((file) => {
      const text = /^web\/(?!(ui|form)\/).*\.tsx$/.test(file) ? readFileSync(file, 'utf8') : '';
      return /<(Lazy)?(Confirm|Effect|Reveal)Dialog/.test(text) && /^\s+danger(=|$)/m.test(text);
    });
    expect(dangerous.length).toBeGreaterThan(12);
    const without = dangerous.filter((file) => !readFileSync(file, 'utf8').includes('<AsApiCall'));
    expect(without.filter((file) => !isRunOrOwn.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('columns of tables hold no link that follows the address by itself, in each of many rows', () => {
    const columns = sources.filter((file) => file.endsWith('columns.tsx'));
    expect(columns.length).toBeGreaterThan(12);
    expect(linesMatching(/TextLink/, columns)).toEqual([]);
  });

  it('no words are written that nobody shows', () => {
    const code = sources.filter((file) => /^(web|shared)\//.test(file) && !/^web\/messages\/|\.test\./.test(file));
    const text = code.map((file) => readFileSync(file, 'utf8')).join('\n');
    const said = new Set(text.match(/\w+/g));
    // What is put together ends with a text of its own: `${step}Lead`.
    const endings = [...text.matchAll(/\$\{[^}]*\}([A-Z]\w*)`/g)].map(([, ending = '']) => ending);
    const isSaid = (key: string) =>
      said.has(key) || endings.some((ending) => key.endsWith(ending) && said.has(key.slice(0, -ending.length)));
    const keys = sources
      .filter((file) => file.startsWith('web/messages/en/'))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^ +(\w+):/gm)].map(([, key = '']) => key));
    expect(keys.length).toBeGreaterThan(1000);
    expect(keys.filter((key) => !isSaid(key))).toEqual([]);
  });

  it('what a list is stands with its columns, or with the lists that are searched elsewhere too', () => {
    const isList = /^export const \w+: (?:ListDefinition|Indexed)<\w+> = /m;
    const lists = sources.filter((file) => isList.test(readFileSync(file, 'utf8')));
    expect(lists.length).toBeGreaterThan(9);
    const isPlace = /-columns\.tsx$|^web\/directory\/(?:searched-lists|user-list)\.ts$/;
    expect(lists.filter((file) => !isPlace.test(file))).toEqual([]);
  });

  it('what is swept is read by a reader that ends with the sweep', () => {
    const sweeping = sources.filter((file) =>
      /api\/(?:use-)?sweep\.ts'|api\/reader\.ts'/.test(readFileSync(file, 'utf8')),
    );
    expect(sweeping.length).toBeGreaterThan(20);
    const taken = /client: QueryClient|useQueryClient\(\)/;
    const reading = sweeping.filter((file) => {
      const text = readFileSync(file, 'utf8');
      return taken.test(text) && /\bclient\.fetch\w*\(/.test(text);
    });
    expect(reading).toEqual([]);
  });

  it('what is styled in a sheet of its own is used where that sheet comes along', () => {
    const sheets = sources.filter((file) => /^web\/.*\.css$/.test(file));
    const isEverywhere = (sheet: string) =>
      sheet.startsWith('web/styles/') || usersOf.get(sheet)?.includes('web/main.tsx') === true;
    const styled = new Map<string, string[]>();
    for (const sheet of sheets) {
      for (const [, name = ''] of readFileSync(sheet, 'utf8').matchAll(/\.([a-z][\w-]*)/g)) {
        styled.set(name, [...(styled.get(name) ?? []), sheet]);
      }
    }
    const comesAlong = (file: string, sheet: string) => {
      if (isEverywhere(sheet) || dirname(file) === dirname(sheet)) return true;
      const bearers = new Set([sheet]);
      for (const bearer of bearers) for (const user of usersOf.get(bearer) ?? []) bearers.add(user);
      return bearers.has(file);
    };
    const parts = sources.filter((file) => /^web\/.*\.tsx$/.test(file) && !isOfTests(file));
    const bare = parts.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/className=(?:"([^"]*)"|\{([^}]*)\})/g)]
        .flatMap(([, text = '', code = '']) => `${text} ${code}`.match(/[a-z][\w-]*/g) ?? [])
        .filter((name) => styled.get(name)?.every((sheet) => !comesAlong(file, sheet)) === true)
        .map((name) => `${file}: ${name}`),
    );
    expect(bare).toEqual([]);
  });

  it('a file fits on a few screens', () => {
    const written = files.filter((file) => /\.(ts|tsx|mjs|css|html|md)$/.test(file));
    expect(written.filter((file) => readFileSync(file, 'utf8').split('\n').length > 401)).toEqual([]);
  });

  // On any screen, that is: rules for paper and walls stand in a query, and are indented.
  it('what surrounds a page is not styled by what comes and goes on it: all of it would be styled anew each time', () => {
    const sheets = sources.filter((file) => file.endsWith('.css'));
    expect(linesMatching(/^(?:html|body|main|:root|\.content|\.frame)\b\S*:has\(/, sheets)).toEqual([]);
  });

  it('only the frame asks for the type of a navigation: on a page, which has its location given, it is always POP', () => {
    const pages = sources.filter((file) => file.startsWith('web/') && !file.startsWith('web/frame/'));
    expect(linesMatching(/\bNavigationType\b/, pages)).toEqual([]);
  });

  it('what a list goes by is no new object for every render', () => {
    const pages = sources.filter((file) => file.startsWith('web/'));
    expect(linesMatching(/\buse(Whole)?List(<\w+>)?\(\{/, pages)).toEqual([]);
  });

  it('untrusted text never becomes markup or code', () => {
    expect(
      linesMatching(/dangerouslySetInnerHTML|\.innerHTML|insertAdjacentHTML|\beval\(|new Function\(/, sources),
    ).toEqual([]);
  });

  it('what is called something is shown by nameText, in sentences by web/messages/fill-message.ts', () => {
    const page = sources.filter((file) => /^web\/.*\.tsx$/.test(file));
    expect(linesMatching(/(?<![=$])\{(?:[\w?]+\.)*(?:\w+N|n)ame\}/, page)).toEqual([]);
  });

  it('nothing of a person or a token is kept in browser storage', () => {
    const page = sources.filter((file) => file.startsWith('web/') && !file.includes('.test.'));
    expect(linesMatching(/localStorage|indexedDB/, page)).toEqual([]);
  });

  // Other files share what they have loaded (vitest.config.ts): what is put in a module's place came too late, or stays.
  it('a module is replaced in tests with a document alone, each of which then has its own', () => {
    const others = sources.filter((file) => /\.test\.|-for-tests\./.test(file) && !/\.dom\.test\.tsx?$/.test(file));
    expect(linesMatching(/\bvi\.(?:mock|doMock)\(/, others)).toEqual([]);
  });

  it('tests wait for what they expect, never for time, and none is left out', () => {
    const tests = sources.filter((file) => /\.(test|e2e)\.tsx?$/.test(file) || file.startsWith('e2e/'));
    expect(linesMatching(/waitForTimeout|\.route\(|\b(it|test|describe)\.(only|skip|todo)\(/, tests)).toEqual([]);
  });

  it('a number stands before a noun in the plural only where the noun follows the number', () => {
    const words = sources.filter((file) => file.startsWith('web/messages/'));
    expect(linesMatching(/\{\w+, number\} \p{Ll}+[sx](?!\p{L})/u, words)).toEqual([]);
  });

  it('times are written in one way (web/ui/time-text.ts)', () => {
    const pages = sources.filter((file) => file.startsWith('web/'));
    expect(linesMatching(/\.dateTime\(|toLocale(Date|Time)?String\(/, pages)).toEqual([]);
  });

  it('tests that start programs start what was just built', () => {
    const starts = /#testing\/test-process|\/(console-process|mortal-console)\.ts/;
    const starting = sources.filter((file) => file.endsWith('.test.ts') && starts.test(readFileSync(file, 'utf8')));
    const configured = readFileSync('vitest.config.ts', 'utf8');
    expect(starting.filter((file) => !configured.includes(`'${file}'`))).toEqual([]);
  });

  it('a port that a test has to know beforehand is one that no connection takes meanwhile (testing/test-server.ts)', () => {
    const tests = sources.filter((file) => isOfTests(file) && !/^bench\/|^testing\/test-server\.ts$/.test(file));
    expect(linesMatching(/\.listen\((?:[1-9]|\w*[pP]ort\b)/, tests)).toEqual([]);
  });

  it('servers write their log with the logger only', () => {
    const servers = sources.filter((file) => /^(bff|region|shared|web)\//.test(file));
    expect(linesMatching(/\bconsole\.(log|info|warn|error|debug)\(/, servers)).toEqual([]);
  });

  it('no value is called what it is not, to pass where it does not fit', () => {
    expect(linesMatching(/\bas (any|never)\s*([),;}\]]|$)/, sources)).toEqual([]);
  });

  it('nothing is promised for later', () => {
    expect(linesMatching(/\b(TODO|FIXME|XXX)\b|@ts-(ignore|expect-error|nocheck)/, sources)).toEqual([]);
  });

  it('decisions have one form, and the list names every one of them', () => {
    const records = files.filter((file) => /^docs\/decisions\/\d/.test(file)).sort();
    const list = readFileSync('docs/decisions/README.md', 'utf8');
    const entries = records.map((file) => {
      const [, number = '', title = ''] = /^# (\d+)\. (.+)\n/.exec(readFileSync(file, 'utf8')) ?? [];
      expect(basename(file)).toMatch(new RegExp(`^${number.padStart(4, '0')}-`));
      return `- ${number}. [${title}](${basename(file)})`;
    });
    const form =
      /^# \d+\. .+\n\nDate: \d{4}-\d\d-\d\d · Status: \w.*\n\n## Context\n[^]+\n## Decision\n[^]+\n## Consequences\n[^]+$/;
    const headings = (file: string) => readFileSync(file, 'utf8').match(/^## /gm) ?? [];
    const isRight = (file: string) => form.test(readFileSync(file, 'utf8')) && headings(file).length === 3;
    expect(records.filter((file) => !isRight(file))).toEqual([]);
    expect(list.match(/^- .*/gm)).toEqual(entries);
  });

  it('a variable of a region is explained in one place', () => {
    const explained = (file: string) =>
      (readFileSync(file, 'utf8').match(/^\| `[A-Z].*?\|/gm) ?? []).flatMap(
        (cell) => cell.match(/[A-Z][A-Z_]+/g) ?? [],
      );
    const console = explained('README.md');
    // What both have, each its own; how a log is written, the region's page says by a link.
    const ofBoth = ['PORT', 'CONTROL_PORT', 'DATA_DIR', 'LOG_LEVEL', 'LOG_FORMAT'];
    expect(explained('docs/region.md').filter((variable) => console.includes(variable))).toEqual(ofBoth);
  });

  it('the lock file names no download address', () => {
    expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/"resolved": *"http/);
  });
});
