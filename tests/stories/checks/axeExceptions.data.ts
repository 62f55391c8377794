/** A result that axe reports as incomplete and that is known to be correct. */
interface AxeException {
  /** Id of the rule. */
  rule: string;
  /** axe's message key for why it cannot decide. */
  why: string;
  /** CSS selector of the element or an ancestor. */
  within: string;
  /** Why the rule is met all the same, and what else verifies it. */
  reason: string;
}

/** Incomplete axe results accepted in stories, each with a reason; any other incomplete result fails the test. */
export const axeExceptions: readonly AxeException[] = [
  {
    rule: 'color-contrast',
    why: 'imgNode',
    within: 'svg, [role=img], figure [dir=ltr]',
    reason: 'Text of a map over its own drawing. The contrast of its colours on water and land is among the tested token pairs.',
  },
  {
    rule: 'color-contrast',
    why: 'elmPartiallyObscured',
    within: '[role=img]',
    reason: 'Names and degrees of a map below other layers, which are lines. Their contrast is among the tested token pairs.',
  },
  {
    rule: 'color-contrast',
    why: 'elmPartiallyObscured',
    within: '[role=listbox]',
    reason: 'Options scrolled out of the list. Visible options, which look the same, are decided.',
  },
  {
    rule: 'color-contrast',
    why: 'elmPartiallyObscured',
    within: 'figure',
    reason: 'Captions scrolled out of a gallery. The visible caption, which looks the same, is decided.',
  },
  {
    rule: 'color-contrast',
    why: 'elmPartiallyObscured',
    within: '[role=region] > table',
    reason: 'Cells scrolled out of a table that is wider than a small phone. Visible cells, which look the same, are decided.',
  },
  {
    rule: 'color-contrast',
    why: 'emptyValue',
    within: 'input, textarea, select',
    reason: 'An empty field. The same field with text is a story of its own.',
  },
  {
    rule: 'color-contrast',
    why: 'shortTextContent',
    within: '*',
    reason: 'axe does not judge single characters. The same element with longer text is decided in other stories.',
  },
  {
    rule: 'color-contrast',
    why: 'elmPartiallyObscuring',
    within: 'p, a, article',
    reason: 'Lines of large text whose boxes overlap each other or an open list. Both are on the same background.',
  },
  {
    rule: 'color-contrast',
    why: 'bgOverlap',
    within: 'form, form *, #storybook-root:has(form)',
    reason:
      'Part of a form below the sticky bar at the bottom of the window or below an open list. It is decided at the other window width.',
  },
  {
    rule: 'color-contrast',
    why: 'bgOverlap',
    within: '#storybook-root:has([data-state=open])',
    reason: 'Page content below an open menu panel.',
  },
  {
    rule: 'color-contrast',
    why: 'bgOverlap',
    within: '#storybook-root:has([role=listbox])',
    reason: 'Content below an open suggestion list. It is decided in stories with a closed list.',
  },
  {
    rule: 'color-contrast',
    why: 'bgOverlap',
    within: 'section, figure, [role=img]',
    reason: 'Text beside a picture or map that partly extends behind it. Snapshots in ten modes are compared.',
  },
  {
    rule: 'color-contrast',
    why: 'bgOverlap',
    within: '#storybook-root:has(figure [role=img][data-land=true]) :is(p[data-variant=fact], a[href^="#b"])',
    reason:
      'Facts and contents of an article around its map. axe counts the ground that the map cuts off. They are decided beside pictures.',
  },
  {
    rule: 'color-contrast',
    why: 'error-occurred',
    within: '[role=dialog]',
    reason: 'Text scrolled out of a dialog that is higher than the window. Visible text is decided.',
  },
  {
    rule: 'color-contrast',
    why: 'elmPartiallyObscured',
    within: '[role=dialog] li',
    reason: 'A menu item half scrolled out of a small window. The items above it, in the same colours, are decided.',
  },
  {
    rule: 'aria-hidden-focus',
    why: 'focusable-modal-open',
    within: '[data-radix-focus-guard], [data-aria-hidden]',
    reason: 'While a dialog is open, Radix hides the page and adds two focus guards. Keyboard tests verify that focus stays inside.',
  },
  {
    rule: 'frame-tested',
    why: 'frame-tested',
    within: 'iframe',
    reason: 'The board of the trip request shows other stories in frames. Each of them is checked by itself.',
  },
  {
    rule: 'color-contrast',
    why: 'imgNode',
    within: 'nav[aria-label^="Map of our destinations"]',
    reason:
      'Names of the atlas over its own drawing, with a halo in the colour of the land. Their contrast is among the tested token pairs.',
  },
  {
    rule: 'color-contrast',
    why: 'imgNode',
    within: '#storybook-root:has(figure [role=img]) [id^="day-"] :is(p[data-variant=region], h3[data-size=h3])',
    reason: 'The heading of a day above the map of a leg. axe counts the parts of the coastline that the map cuts off.',
  },
  {
    rule: 'color-contrast',
    why: 'elmPartiallyObscuring',
    within: '[role=img] span[data-kind]',
    reason: 'The name of a summit above its own mark, which is no text.',
  },
  {
    rule: 'color-contrast',
    why: 'bgOverlap',
    within: '#map:has(nav[aria-label^="Map of our destinations"]) + div',
    reason: 'The caption below the atlas. axe counts the parts of the coastline that the sheet cuts off. It is decided on a desktop.',
  },
  {
    rule: 'color-contrast',
    why: 'elmPartiallyObscured',
    within: '[role=region][aria-label="Steps side by side"]',
    reason: 'Steps scrolled out of the board. The visible ones, which look the same, are decided.',
  },
  {
    rule: 'color-contrast',
    why: 'elmPartiallyObscuring',
    within: 'form[aria-label^="Compare"]',
    reason: 'Names in the tray, which lies over the rows on a background of its own.',
  },
];
