import { expect, test } from '@jest/globals';
import { isTest, sources } from './sources.ts';

/** A rule for the code of the site and the design system. */
interface Rule {
  /** What is forbidden, and what to do instead. */
  rule: string;
  /** Pattern of a violation. */
  forbidden: RegExp;
  /** Files it applies to. */
  within: RegExp;
  /** Exempt files, and why. */
  except?: { files: RegExp; reason: string };
}

const views = /^site\/src\/.*\.tsx$/;
const everywhere = /^(?:site|design-system)\/src\/.*\.tsx?$/;
const styled = /^(?:site|design-system)\/src\/.*(?:\.styles\.ts|\.tsx)$/;

const rules: readonly Rule[] = [
  {
    rule: 'no plain <a>: Link handles routing and announces new tabs',
    forbidden: /<a[\s>]/,
    within: views,
    except: { files: /desk\/frame\/DeskLink\.tsx/, reason: 'what Link draws at the desk' },
  },
  { rule: 'no plain <button>: use Button, IconButton or ButtonLink', forbidden: /<button[\s>]/, within: views },
  {
    rule: 'no plain <img>: Image reserves space and requires alternative text',
    forbidden: /<img[\s>]/,
    within: views,
    except: { files: /trip-request\/ItineraryCard\.tsx/, reason: 'a small image with a single URL, in a box of its own' },
  },
  {
    rule: 'no plain fields: TextField and the others associate label, hint and error',
    forbidden: /<(?:textarea|select)[\s>]/,
    within: views,
  },
  {
    rule: 'no raw colour: use token.color',
    forbidden: /(?<![\w&"'/(#])#[0-9a-f]{6}\b|\brgba?\(|\bhsla?\(/i,
    within: styled,
    except: { files: /HomeHero\.styles/, reason: 'the sky of its picture, shown until it loads' },
  },
  {
    rule: 'no raw length or time in a component: a token, so that designers find it',
    forbidden: /^(?!\s*(?:\/?\*|\/\/)|.*\bsizes\b).*(?<![\w.}])\d*\.?\d+(?:px|ms)\b/m,
    within: /^design-system\/src\/(?:components|layout|work)\/.*(?:\.styles\.ts|\.tsx)$/,
  },
  {
    rule: 'no outline: none without another focus indicator',
    forbidden: /outline:\s*(?:none|0)\b/,
    within: styled,
    except: {
      files: /(?:Card|CheckboxCards|DeskFrame|RadioGroup|StepFrame)\.styles|Layout\.tsx/,
      reason: 'the focus ring surrounds the whole card; headings and main are only focused programmatically',
    },
  },
  {
    rule: 'no physical properties: use margin-inline-start, text-align: start',
    forbidden: /\b(?:margin|padding|border)-(?:left|right|top|bottom)\b|text-align:\s*(?:left|right)|\bfloat:\s*(?:left|right)/,
    within: styled,
  },
  {
    rule: 'no dynamic styles: use a custom property or a data attribute',
    forbidden: /\$\{\s*\(?[^()}]*\)?\s*=>/,
    within: /\.styles\.ts$/,
  },
  { rule: 'no theme object: tokens are custom properties', forbidden: /\bThemeProvider\b|\buseTheme\b/, within: everywhere },
  {
    rule: 'no deep imports: import from the root of the design system',
    forbidden: /from '@farwend\/design-system\/(?!fonts|inline-tokens|theme'|work')/,
    within: /^(?:site|stories)\//,
  },
  {
    rule: 'styled components are not exported',
    forbidden: /from '[^']*\.styles\.ts'/,
    within: /^design-system\/src\/(?:work\/)?index\.ts$/,
  },
  { rule: 'no menu roles: site navigation is a disclosure', forbidden: /role="menu(?:bar|item)?"/, within: everywhere },
  { rule: 'no positive tabIndex: tab order follows the document', forbidden: /tabIndex=\{?"?[1-9]/, within: everywhere },
  { rule: 'no target="_blank": Link newTab announces it', forbidden: /target="_blank"/, within: views },
  { rule: 'no placeholder as label', forbidden: /<(?:TextField|EmailInput|TextArea|NumberField)[^>]*\splaceholder=/, within: everywhere },
  { rule: 'no inline ref callbacks on Radix components', forbidden: /<Radix\.[^>]*\sref=\{\(/, within: everywhere },
];

test.each(rules)('$rule', ({ forbidden, within, except }) => {
  const searched = sources.filter(({ path }) => within.test(path) && !isTest({ path }));
  expect(searched.length).toBeGreaterThan(0);
  expect(searched.filter(({ path, text }) => !except?.files.test(path) && forbidden.test(text)).map(({ path }) => path)).toEqual([]);
});
