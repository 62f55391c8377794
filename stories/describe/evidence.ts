import { existsSync, globSync, readFileSync } from 'node:fs';
import { modes } from '../.storybook/modes.ts';
import { door } from './door.ts';
import { folders } from './folders.ts';

/** What is counted in the repository for the goal table. */
export interface Evidence {
  /** Components at the door of the package. */
  exported: number;
  /** Components that the contract tests draw. */
  contracts: number;
  /** Components with a test of their types. */
  typeTests: number;
  /** Stories that switch axe off. */
  storiesWithoutAxe: number;
  /** Rules of axe that are not asked of a part of a page. */
  rulesForWholePages: number;
  /** Reasons for what axe cannot decide. */
  undecided: number;
  /** Pages whose keyboard table is walked. */
  walked: number;
  /** Stories that are in another language. */
  otherLanguages: number;
  /** Tokens of all tiers; those without a sentence; pairs of contrast. */
  tokens: number;
  silentTokens: number;
  pairs: number;
  /** Whether a resolver joins the files of tokens. */
  resolver: boolean;
  /** Whether a rule forbids raw lengths and times in components. */
  keepsTokens: boolean;
  /** Rules that hold over the code of the packages. */
  guards: number;
  /** Changesets that wait, and props that are on their way out. */
  changesets: number;
  deprecated: number;
  /** Rules of use that the site is held to. */
  rulesOfUse: number;
  /** What npm run speed measured last. */
  speed: SpeedFigures;
  /** Modes in which the first story of each component and page is pictured. */
  snapshotModes: number;
  /** Stories of which pictures are kept, by id; none if no test compares them. */
  pictured: readonly string[];
  /** Whether a run each night measures speed. */
  measuresNightly: boolean;
  /** Whether every story is rendered on a server and taken over by a browser. */
  hydratesStories: boolean;
  /** What is asked of every story when it is visited, by the names of the checks. */
  asked: ReadonlySet<string>;
  /** What a story must bear without growing wider than the window. */
  circumstances: readonly string[];
  /** Colours in which every story is shown, those that the system forces among them. */
  colours: number;
  /** Whether a test compares the files for machines with what they are made from. */
  comparesFiles: boolean;
}

/** What stories/speed writes. */
interface SpeedFigures {
  /** The day, yyyy-mm-dd. */
  measured: string;
  /** The longest key press in milliseconds at a quarter of the speed. */
  keys: Record<string, number>;
  /** Fifty cards drawn anew, in milliseconds of this machine's processor. */
  fiftyCards: number;
  /** Docs pages over 4G. */
  docs: Record<string, { ms: number; kb: number }>;
}

/** Counts. */
export function evidenceOf(): Evidence {
  const exported = door().components.map(({ name }) => name);
  const stories = texts(folders.stories, '**/*.stories.tsx');
  const contracts = texts(folders.system, 'src/*contract.test.tsx');
  const types = texts(folders.system, 'src/*.types.test.ts');
  const axe = texts(folders.tests, 'stories/checks/axe.ts');
  const snapshots = texts(folders.stories, '../snapshots/modes.ts');
  return {
    exported: exported.length,
    contracts: exported.filter((name) => new RegExp(`describeComponent\\(\\s*'${name}\\b`).test(contracts)).length,
    typeTests: exported.filter((name) => types.includes(`forbid<Farwend.${name}Props>(`)).length,
    storiesWithoutAxe: count(stories, /a11y:\s*\{[^}]*(?:disable: true|test: 'off')/g),
    rulesForWholePages: count(/wholePageRules = \[([^\]]*)\]/.exec(axe)?.[1] ?? '', /'/g) / 2,
    undecided: count(texts(folders.tests, 'stories/checks/undecided.data.ts'), /^ {4}reason:/gm),
    walked: count(texts(folders.tests, 'stories/*Walks.ts'), /component: '/g),
    otherLanguages: count(stories, /export const \w*(?:German|Arabic|Japanese|Turkish|OtherLanguage|AnotherScript|AnotherLanguage)\w*/g),
    ...tokenCounts(),
    resolver: existsSync(`${folders.system}tokens/resolver.json`),
    keepsTokens: texts(folders.tests, 'architecture/usage.test.ts').includes("rule: 'no raw length or time"),
    guards: count(texts(folders.tests, 'architecture/*.test.ts'), /^\s*test(?:\.each\([^)]*\)+)?\(/gm),
    changesets: globSync('*.md', { cwd: `${folders.system}../.changeset/` }).length,
    deprecated: count(texts(folders.system, 'src/deprecated.ts'), /^ {2}\{ component: /gm),
    rulesOfUse: count(texts(folders.tests, 'architecture/usage.test.ts'), /^\s*(?:\{ )?rule: '/gm),
    speed: JSON.parse(readFileSync(`${folders.stories}../speed/figures.json`, 'utf8')),
    snapshotModes: count(/matrix: [^=]*= \[(.*?)\n\]/s.exec(snapshots)?.[1] ?? '', /^ {2}\{ name: /gm),
    pictured: existsSync(`${folders.tests}stories/snapshots.test.ts`)
      ? globSync('*.webp', { cwd: `${folders.stories}../snapshots/kept/` }).map((name) => name.replace('.webp', ''))
      : [],
    measuresNightly: texts(`${folders.stories}../../.ci/`, 'nightly').includes('npm run speed'),
    hydratesStories: existsSync(`${folders.tests}stories/hydration.test.ts`),
    ...visitsOf(texts(folders.tests, 'stories/visit.ts'), texts(folders.tests, 'stories/checks/overflow.ts')),
    comparesFiles: texts(folders.tests, 'architecture/described.test.ts').includes('Object.entries(await described())'),
  };
}

/** What a visit asks, read from the calls it makes. */
function visitsOf(visit: string, overflow: string) {
  const asked = new Set([...visit.matchAll(/await (\w+)\(page/g)].map(([, name = '']) => name));
  const kept = /const circumstances = \{(.*?)\n\}/s.exec(overflow)?.[1] ?? '';
  const forced = asked.has('axeOfColours') && visit.includes("forcedColors: 'active'") ? 1 : 0;
  return {
    asked,
    circumstances: [...kept.matchAll(/^ {2}'([^']+)':/gm)].map(([, name = '']) => name),
    colours: forced + (asked.has('showMode') ? Object.keys(modes).length : 0),
  };
}

function tokenCounts() {
  const files = ['primitives', 'constant', 'mode.light', 'component'].map((name) =>
    readFileSync(`${folders.system}tokens/${name}.json`, 'utf8'),
  );
  const values = count(files.join(''), /"\$value":/g);
  const { pairs }: { pairs: unknown[] } = JSON.parse(readFileSync(`${folders.system}tokens/contrast.json`, 'utf8'));
  const described = count(files.join(''), /"\$value":(?:(?!"\$value":)[^])*?"\$description": "[^"]/g);
  return { tokens: values, silentTokens: values - described, pairs: pairs.length };
}

function texts(folder: string, pattern: string): string {
  return globSync(pattern, { cwd: folder })
    .map((path) => readFileSync(folder + path, 'utf8'))
    .join('\n');
}

const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;
