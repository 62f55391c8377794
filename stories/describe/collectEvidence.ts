import { existsSync, globSync, readFileSync } from 'node:fs';
import { modes } from '../.storybook/modes.ts';
import { folders } from './folders.ts';
import { publicExports } from './publicExports.ts';

/** Figures for the goal table, collected from the repository. */
export interface Evidence {
  /** Exported components. */
  exported: number;
  /** Components covered by contract tests. */
  contracts: number;
  /** Components with type tests. */
  typeTests: number;
  /** Stories that disable axe. */
  storiesWithoutAxe: number;
  /** axe rules that only apply to whole pages. */
  rulesForWholePages: number;
  /** Accepted incomplete results of axe. */
  axeExceptions: number;
  /** Pages whose keyboard table is tested. */
  keyboardSpecs: number;
  /** Stories in other languages. */
  otherLanguages: number;
  /** Tokens of all tiers, those without a description, and contrast pairs. */
  tokens: number;
  undescribedTokens: number;
  pairs: number;
  /** Whether the token files have a DTCG resolver. */
  resolver: boolean;
  /** Whether a test forbids raw lengths and durations in components. */
  forbidsRawValues: boolean;
  /** Architecture tests over the code of all packages. */
  architectureTests: number;
  /** Pending changesets and deprecated props. */
  changesets: number;
  deprecated: number;
  /** Usage rules enforced on the site. */
  usageRules: number;
  /** Latest results of npm run speed. */
  speed: SpeedFigures;
  /** Modes in which the first story of each component and page is captured. */
  snapshotModes: number;
  /** Ids of the stories with snapshot baselines; none if no test compares them. */
  snapshots: readonly string[];
  /** Whether the nightly run measures speed. */
  measuresNightly: boolean;
  /** Whether every story is rendered on the server and hydrated in a browser. */
  hydratesStories: boolean;
  /** Names of the checks run on every story. */
  checks: ReadonlySet<string>;
  /** User settings under which a story must not overflow. */
  circumstances: readonly string[];
  /** Palettes in which every story is checked, including forced colours. */
  colours: number;
  /** Whether a test compares the machine-readable files with their sources. */
  comparesDescriptions: boolean;
}

/** Results written by stories/speed. */
interface SpeedFigures {
  /** Date, yyyy-mm-dd. */
  measured: string;
  /** Longest response to a key press in milliseconds, with the CPU throttled to a quarter. */
  keys: Record<string, number>;
  /** CPU time in milliseconds for rendering fifty cards again. */
  fiftyCards: number;
  /** Load time and size of docs pages over 4G. */
  docs: Record<string, { ms: number; kb: number }>;
}

/** Collects the figures. */
export function collectEvidence(): Evidence {
  const exported = publicExports().components.map(({ name }) => name);
  const stories = texts(folders.stories, '**/*.stories.tsx');
  const contracts = texts(folders.system, 'src/*contract.test.tsx');
  const types = texts(folders.system, 'src/*.types.test.ts');
  const axe = texts(folders.tests, 'stories/checks/axe.ts');
  const snapshotModes = texts(folders.stories, '../snapshots/modes.ts');
  return {
    exported: exported.length,
    contracts: exported.filter((name) => new RegExp(`describeComponent\\(\\s*'${name}\\b`).test(contracts)).length,
    typeTests: exported.filter((name) => types.includes(`expectTypeErrors<Farwend.${name}Props>(`)).length,
    storiesWithoutAxe: count(stories, /a11y:\s*\{[^}]*(?:disable: true|test: 'off')/g),
    rulesForWholePages: count(/wholePageRules = \[([^\]]*)\]/.exec(axe)?.[1] ?? '', /'/g) / 2,
    axeExceptions: count(texts(folders.tests, 'stories/checks/axeExceptions.data.ts'), /^ {4}reason:/gm),
    keyboardSpecs: count(texts(folders.tests, 'stories/keyboard/*Specs.ts'), /component: '/g),
    otherLanguages: count(stories, /export const \w*(?:German|Arabic|Japanese|Turkish|OtherLanguage|AnotherScript|AnotherLanguage)\w*/g),
    ...tokenCounts(),
    resolver: existsSync(`${folders.system}tokens/resolver.json`),
    forbidsRawValues: texts(folders.tests, 'architecture/usage.test.ts').includes("rule: 'no raw length or time"),
    architectureTests: count(texts(folders.tests, 'architecture/*.test.ts'), /^\s*test(?:\.each\([^)]*\)+)?\(/gm),
    changesets: globSync('*.md', { cwd: `${folders.system}../.changeset/` }).length,
    deprecated: count(texts(folders.system, 'src/deprecated.ts'), /^ {2}\{ component: /gm),
    usageRules: count(texts(folders.tests, 'architecture/usage.test.ts'), /^\s*(?:\{ )?rule: '/gm),
    speed: JSON.parse(readFileSync(`${folders.stories}../speed/figures.json`, 'utf8')),
    snapshotModes: count(/matrix: [^=]*= \[(.*?)\n\]/s.exec(snapshotModes)?.[1] ?? '', /^ {2}\{ name: /gm),
    snapshots: existsSync(`${folders.tests}stories/snapshots.test.ts`)
      ? globSync('*.webp', { cwd: `${folders.stories}../snapshots/baselines/` }).map((name) => name.replace('.webp', ''))
      : [],
    measuresNightly: texts(`${folders.stories}../../.ci/`, 'nightly').includes('npm run speed'),
    hydratesStories: existsSync(`${folders.tests}stories/hydration.test.ts`),
    ...readChecks(texts(folders.tests, 'stories/visit.ts'), texts(folders.tests, 'stories/checks/overflow.ts')),
    comparesDescriptions: texts(folders.tests, 'architecture/description.test.ts').includes('Object.entries(await generateDescriptions())'),
  };
}

/** The checks of a visit, read from its function calls. */
function readChecks(visit: string, overflow: string) {
  const checks = new Set([...visit.matchAll(/await (\w+)\(page/g)].map(([, name = '']) => name));
  const source = /const circumstances = \{(.*?)\n\}/s.exec(overflow)?.[1] ?? '';
  const forced = checks.has('checkColours') && visit.includes("forcedColors: 'active'") ? 1 : 0;
  return {
    checks,
    circumstances: [...source.matchAll(/^ {2}'([^']+)':/gm)].map(([, name = '']) => name),
    colours: forced + (checks.has('setMode') ? Object.keys(modes).length : 0),
  };
}

function tokenCounts() {
  const files = ['primitives', 'constant', 'mode.light', 'component'].map((name) =>
    readFileSync(`${folders.system}tokens/${name}.json`, 'utf8'),
  );
  const values = count(files.join(''), /"\$value":/g);
  const { pairs }: { pairs: unknown[] } = JSON.parse(readFileSync(`${folders.system}tokens/contrast.json`, 'utf8'));
  const described = count(files.join(''), /"\$value":(?:(?!"\$value":)[^])*?"\$description": "[^"]/g);
  return { tokens: values, undescribedTokens: values - described, pairs: pairs.length };
}

function texts(folder: string, pattern: string): string {
  return globSync(pattern, { cwd: folder })
    .map((path) => readFileSync(folder + path, 'utf8'))
    .join('\n');
}

const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;
