import { expect, test } from '@jest/globals';
import { isTest, sources } from './sources.ts';

/** How the site and the design system use each other and the browser. */
interface Rule {
  /** What must not be, and what to do instead. */
  rule: string;
  /** How it is told. */
  forbidden: RegExp;
  /** Where it is looked for. */
  within: RegExp;
  /** Files that may, and why. */
  except?: { files: RegExp; reason: string };
}

const views = /^site\/src\/.*\.tsx$/;
const everywhere = /^(?:site|design-system)\/src\/.*\.tsx?$/;
const styled = /^(?:site|design-system)\/src\/.*(?:\.styles\.ts|\.tsx)$/;

const rules: readonly Rule[] = [
  {
    rule: 'no bare link: Link knows inside from outside and says that it opens a new tab',
    forbidden: /<a[\s>]/,
    within: views,
  },
  { rule: 'no bare button: Button, IconButton or ButtonLink', forbidden: /<button[\s>]/, within: views },
  {
    rule: 'no bare picture: Image keeps its box and asks for its words',
    forbidden: /<img[\s>]/,
    within: views,
    except: { files: /trip-request\/Based/, reason: 'a small picture that comes as one finished address, in a box of its own' },
  },
  { rule: 'no bare field: TextField and the others tie label, hint and error', forbidden: /<(?:textarea|select)[\s>]/, within: views },
  {
    rule: 'no raw colour: token.color',
    forbidden: /(?<![\w&"'/(#])#[0-9a-f]{6}\b|\brgba?\(|\bhsla?\(/i,
    within: styled,
    except: { files: /Opening\.styles/, reason: 'the sky of its picture, before that arrives' },
  },
  {
    rule: 'no raw length or time in a component: a token, so that designers find it',
    forbidden: /^(?!\s*(?:\/?\*|\/\/)|.*\bsizes\b).*(?<![\w.}])\d*\.?\d+(?:px|ms)\b/m,
    within: /^design-system\/src\/(?:components|layout)\/.*(?:\.styles\.ts|\.tsx)$/,
  },
  {
    rule: 'no focus taken away: another outline is drawn, never none',
    forbidden: /outline:\s*(?:none|0)\b/,
    within: styled,
    except: {
      files: /(?:Card|CheckboxCards|RadioGroup|StepFrame)\.styles|Layout\.tsx/,
      reason: 'the ring is drawn around the whole card; headings and the main part take the focus by script, not by Tab',
    },
  },
  {
    rule: 'logical properties: margin-inline-start, text-align: start',
    forbidden: /\b(?:margin|padding|border)-(?:left|right|top|bottom)\b|text-align:\s*(?:left|right)|\bfloat:\s*(?:left|right)/,
    within: styled,
  },
  {
    rule: 'static rules: what changes goes into a custom property or a data attribute',
    forbidden: /\$\{\s*\(?[^()}]*\)?\s*=>/,
    within: /\.styles\.ts$/,
  },
  { rule: 'no theme object: tokens are custom properties', forbidden: /\bThemeProvider\b|\buseTheme\b/, within: everywhere },
  {
    rule: 'no deep import: the design system has one door',
    forbidden: /from '@farwend\/design-system\/(?!fonts|inline-tokens)/,
    within: /^(?:site|stories)\//,
  },
  { rule: 'no styled part leaves the package', forbidden: /from '[^']*\.styles\.ts'/, within: /^design-system\/src\/index\.ts$/ },
  { rule: 'no menu roles: site navigation is a disclosure', forbidden: /role="menu(?:bar|item)?"/, within: everywhere },
  { rule: 'no order of Tab but that of the page', forbidden: /tabIndex=\{?"?[1-9]/, within: everywhere },
  { rule: 'no new tab by hand: Link newTab says so', forbidden: /target="_blank"/, within: views },
  { rule: 'no placeholder as label', forbidden: /<(?:TextField|EmailInput|TextArea|NumberField)[^>]*\splaceholder=/, within: everywhere },
  { rule: 'no ref made anew on each render of a Radix part', forbidden: /<Radix\.[^>]*\sref=\{\(/, within: everywhere },
];

test.each(rules)('$rule', ({ forbidden, within, except }) => {
  const searched = sources.filter(({ path }) => within.test(path) && !isTest({ path }));
  expect(searched.length).toBeGreaterThan(0);
  expect(searched.filter(({ path, text }) => !except?.files.test(path) && forbidden.test(text)).map(({ path }) => path)).toEqual([]);
});
