import type { Described } from './described.ts';
import { evidenceOf, type Evidence } from './evidence.ts';

/** One row of the goal table. */
export interface Goal {
  /** Its number in the table. */
  row: number;
  /** What it is about. */
  dimension: string;
  /** What is aimed at. */
  target: string;
  /** What stands, computed from the repository. */
  now: string;
  state: 'reached' | 'partly' | 'not reached';
}

const chapters =
  'Purpose, When to use, When not to use, Anatomy, Variants, Do and don’t, Content, Behaviour, Keyboard, Accessibility, Responsive, Props, Tokens, Testing, Changelog'.split(
    ', ',
  );
const named = ['NavigationMenu', 'RatingBadge', 'BudgetSelect', 'EmailInput', 'PressStrip'];
const forms =
  'Field, TextField, TextArea, Select, CountrySelect, DestinationCombobox, DateField, PhoneField, Checkbox, RadioGroup, StarRatingInput, NewsletterForm, Stepper, ErrorSummary'.split(
    ', ',
  );

/** The goal table of the design system, each row measured against what stands. */
export function goalsOf(system: Described): Goal[] {
  const seen = evidenceOf();
  return [...docsGoals(system, seen), ...checkGoals(system, seen), ...codeGoals(system, seen), ...lifeGoals(system, seen)].toSorted(
    (a, b) => a.row - b.row,
  );
}

function docsGoals({ pages, components }: Described, seen: Evidence): Goal[] {
  const plain = (heading: string) => heading.replaceAll("'", '’');
  const whole = pages.filter(({ headings }) => chapters.every((chapter) => headings.map(plain).includes(chapter)));
  const props = components.flatMap((one) => one.props);
  const told = props.filter(({ description }) => description !== '');
  const counts = pages.map(({ name, stories }) => ({
    count: stories.length,
    least: named.includes(name) || forms.includes(name) ? 19 : 8,
  }));
  const stories = counts.reduce((sum, { count }) => sum + count, 0);
  const enough = counts.filter(({ count, least }) => count >= least).length;
  const found = pages.filter(({ alsoCalled }) => alsoCalled.length >= 3).length;
  const opened = Object.values(seen.speed.docs).map(({ ms }) => ms);
  const slowest = Math.max(...opened);
  return [
    goal(
      1,
      'Components documented',
      `every page with ${chapters.length} chapters`,
      `${whole.length} of ${pages.length} pages`,
      whole.length,
      pages.length,
    ),
    goal(2, 'Props described', '100 %', `${told.length} of ${props.length} props`, told.length, props.length),
    {
      ...goal(3, 'Stories', '521, at least 19 for each named and form component, 8 for the others', '', enough, counts.length),
      now: `${stories} stories; ${enough} of ${counts.length} pages have their number`,
    },
    goal(
      20,
      'Review by people',
      'every page with its day',
      `${pages.filter(({ reviewed }) => reviewed).length} of ${pages.length} pages; the others say “not yet”`,
      pages.filter(({ reviewed }) => reviewed).length,
      pages.length,
    ),
    {
      row: 23,
      dimension: 'Docs for machines',
      target: 'components.json and llms.txt from the same source',
      now: seen.comparesFiles ? 'both, compared by a test' : 'both, compared by nothing',
      state: seen.comparesFiles ? 'reached' : 'partly',
    },
    {
      ...goal(24, 'Docs found and fast', 'found by three other names; open within 2 s on 4G', '', found, pages.length),
      now: `${found} of ${pages.length} pages have three other names, which the search finds; the slowest of ${opened.length} measured pages opens in ${(slowest / 1000).toFixed(1)} s over 4G (npm run speed, ${seen.speed.measured})`,
      state: found === pages.length && slowest <= 2000 ? 'reached' : 'partly',
    },
  ];
}

function checkGoals({ pages }: Described, seen: Evidence): Goal[] {
  const interactive = pages.filter(({ keyboard }) => keyboard.length > 0);
  const rows = interactive.reduce((sum, { keyboard }) => sum + keyboard.length, 0);
  const all = `every story of ${pages.length} pages`;
  return [
    {
      row: 4,
      dimension: 'axe',
      target: 'all stories × light, dark, high contrast, forced colours × 320 and 1280; nothing skipped; what axe cannot decide explained',
      now: `${all} at 320 and 1280 px, in each mode at both; ${seen.storiesWithoutAxe} stories left out; ${seen.rulesForWholePages} rules that ask for a whole page are left to the tests of pages; ${seen.undecided} reasons for what axe cannot decide, and a test fails for what has none`,
      state:
        ['axeAsItStands', 'axeInOtherWidth', 'axeOfColours'].every((check) => seen.asked.has(check)) && seen.storiesWithoutAxe === 0
          ? 'reached'
          : 'partly',
    },
    {
      row: 5,
      dimension: 'Keyboard',
      target: '22 components, every row of the table walked, in both directions',
      now: `${interactive.length} components, ${rows} rows, each walked from left to right and from right to left in Chromium; in other browsers: not run`,
      state: seen.walked === interactive.length ? 'reached' : 'partly',
    },
    pictureGoal(pages, seen),
    {
      row: 7,
      dimension: 'Reduced motion',
      target: 'nothing moves',
      now: seen.asked.has('movement') ? all : 'not looked at',
      state: seen.asked.has('movement') ? 'reached' : 'not reached',
    },
    {
      row: 8,
      dimension: 'Reflow',
      target: 'no sideways scroll at 320 px, with text at 200 % and text spacing; 1280 px with zoom 4',
      now: `${all} at 320 px, which is what zoom 4 gives: ${seen.circumstances.join(', ')}`,
      state:
        seen.asked.has('overflow') && ['text spacing', 'text at 200 %'].every((one) => seen.circumstances.includes(one))
          ? 'reached'
          : 'partly',
    },
    goal(
      9,
      'Server render',
      'renders and hydrates without a word',
      `${seen.contracts} of ${seen.exported} components by contract, and ${seen.hydratesStories ? 'every story in a browser' : 'no story in a browser'}`,
      seen.contracts,
      seen.exported,
    ),
    {
      row: 10,
      dimension: 'Layout shift',
      target: '0.000 from server paint through hydration',
      now: seen.hydratesStories ? all : 'not measured',
      state: seen.hydratesStories ? 'reached' : 'not reached',
    },
    {
      row: 11,
      dimension: 'Without script',
      target: 'links, menu and forms usable',
      now: seen.hydratesStories
        ? `${all}: what the server wrote has its words and links; forms and the menu by the tests of pages`
        : 'by the tests of pages only',
      state: seen.hydratesStories ? 'reached' : 'partly',
    },
    {
      row: 15,
      dimension: 'Modes',
      target: 'three and forced colours, by one attribute',
      now: `each story is switched in place and looked at in ${seen.colours} palettes`,
      state: seen.colours >= 4 ? 'reached' : 'partly',
    },
    {
      row: 16,
      dimension: 'Languages',
      target: 'all words are props; German and Arabic',
      now: `${seen.otherLanguages} stories in other languages; every story from right to left`,
      state: seen.otherLanguages > 0 && seen.circumstances.includes('right to left') ? 'reached' : 'partly',
    },
    {
      row: 17,
      dimension: 'Speed',
      target: 'worst key press 100 ms at a quarter of the speed; 50 cards drawn anew in 16 ms',
      now: `${Object.entries(seen.speed.keys)
        .map(([name, ms]) => `${name} ${ms} ms`)
        .join(
          ', ',
        )}: the longest press; 50 cards ${seen.speed.fiftyCards} ms; figures of ${seen.speed.measured}, measured by npm run speed${seen.measuresNightly ? ', which the nightly run does' : ''}`,
      state:
        seen.measuresNightly && Object.values(seen.speed.keys).every((ms) => ms <= 100) && seen.speed.fiftyCards <= 16
          ? 'reached'
          : 'partly',
    },
  ];
}

function pictureGoal(pages: Described['pages'], { pictured, snapshotModes }: Evidence): Goal {
  const ofComponents = pages.filter(({ stories: [first] }) => first && pictured.includes(first.id)).length;
  const ofPages = new Set(pictured.filter((id) => id.startsWith('site-')).map((id) => id.split('--')[0])).size;
  const others = pictured.length - ofComponents - ofPages;
  return {
    row: 6,
    dimension: 'Pictures',
    target: '390 pictures of components in ten modes, 48 of pages, compared on every change',
    now: `${ofComponents * snapshotModes} pictures of ${ofComponents} components, the first story of each, and ${ofPages * snapshotModes} of ${ofPages} pages, in ${snapshotModes} modes each, and one of each of ${others} other stories; kept in the repository as means of small squares and compared by npm test in Chromium; pixel by pixel by the nightly run; in other browsers: not run; Chromatic where there is a token`,
    state: ofComponents * snapshotModes >= 390 && ofPages * snapshotModes >= 48 ? 'reached' : 'partly',
  };
}

function codeGoals({ components }: Described, seen: Evidence): Goal[] {
  const measured = components.filter(({ limitGoalKB }) => limitGoalKB !== null);
  const above = measured.filter(({ limitGoalKB, limitKB }) => limitKB > (limitGoalKB ?? 0) * 1.06);
  const unsaid = above.filter(({ limitReason }) => limitReason === null);
  const link = components.find(({ name }) => name === 'Link')?.limitKB ?? 0;
  const tokensStand =
    seen.tokens >= 180 && seen.tokens <= 220 && seen.silentTokens === 0 && seen.pairs >= 60 && seen.resolver && seen.keepsTokens;
  return [
    {
      row: 12,
      dimension: 'Size',
      target: 'limits that fail the build; what is a twentieth above the goal of its kind has a signed reason',
      now: `${components.length} limits that fail the build; ${measured.length - above.length} of ${measured.length} components with a goal reach it, ${above.length} are above it, ${above.length - unsaid.length} of them with a reason that decision record 017 signs; the whole package is above its goal too`,
      state: unsaid.length === 0 ? 'reached' : 'partly',
    },
    {
      row: 13,
      dimension: 'Tree shaking',
      target: 'Link adds 0.8 KB',
      now: `Link may add ${link} KB; its looks stand in the page’s own rules, once`,
      state: link <= 0.8 ? 'reached' : 'not reached',
    },
    {
      row: 14,
      dimension: 'Tokens',
      target:
        '180 to 220 in three tiers, all described and used; DTCG 2025.10 with a resolver; 60 pairs of contrast in three modes; no raw colour, px or ms in a component',
      now: `${seen.tokens} tokens in three tiers, ${seen.silentTokens} without a sentence; ${seen.resolver ? 'a resolver' : 'no resolver'}; ${seen.pairs} pairs in three modes; format, use and raw values are held by tests of our own, not by Terrazzo`,
      state: tokensStand ? 'reached' : 'partly',
    },
    goal(18, 'Contract tests', 'every component', `${seen.contracts} of ${seen.exported}`, seen.contracts, seen.exported),
    goal(
      19,
      'Tests of types',
      'every component',
      `${seen.typeTests} of ${seen.exported}; the compiler checks the rest by use`,
      seen.typeTests,
      seen.exported,
    ),
  ];
}

function lifeGoals(_: Described, seen: Evidence): Goal[] {
  return [
    {
      row: 21,
      dimension: 'Releases',
      target: 'a changeset for each change; what is deprecated stays for two minors, with a warning, a rule and a codemod',
      now: `${seen.changesets} changesets wait for the next version, and a change of what others see fails without one; ${seen.deprecated} props are deprecated: none ever was, so the way (warning, lint rule, codemod, two minors) is proved on a fixture`,
      state: seen.changesets > 0 ? 'reached' : 'partly',
    },
    {
      row: 22,
      dimension: 'Rules of use',
      target: '10 rules that the site is held to',
      now: `${seen.rulesOfUse} rules over the code of the site, and ${seen.guards} more guards over all packages`,
      state: seen.rulesOfUse >= 10 ? 'reached' : 'partly',
    },
  ];
}

function goal(row: number, dimension: string, target: string, now: string, have: number, want: number): Goal {
  return { row, dimension, target, now, state: have >= want ? 'reached' : have > 0 ? 'partly' : 'not reached' };
}
