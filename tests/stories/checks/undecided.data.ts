/** Something that axe cannot decide by itself. */
interface Undecided {
  /** The rule. */
  rule: string;
  /** Axe's word for why it cannot decide. */
  why: string;
  /** What the element is or stands in, a CSS selector. */
  within: string;
  /** Why it holds all the same, and what else proves it. */
  reason: string;
}

/** What axe leaves open in the stories, each with the reason why it holds; what is not listed here fails the test. */
export const undecided: readonly Undecided[] = [
  {
    rule: 'color-contrast',
    why: 'imgNode',
    within: 'svg, [role=img], figure [dir=ltr]',
    reason: 'Letters of a drawn map over its own drawing. Their colours on water and land are among the tested pairs of tokens.',
  },
  {
    rule: 'color-contrast',
    why: 'elmPartiallyObscured',
    within: '[role=img]',
    reason: 'Names and degrees of a map under its other layers, which are lines. Their colours are among the tested pairs of tokens.',
  },
  {
    rule: 'color-contrast',
    why: 'elmPartiallyObscured',
    within: '[role=listbox]',
    reason: 'Choices scrolled out of the list. Those in view are decided and look the same.',
  },
  {
    rule: 'color-contrast',
    why: 'elmPartiallyObscured',
    within: 'figure',
    reason: 'Captions scrolled out of a strip of pictures. The one in view is decided and looks the same.',
  },
  {
    rule: 'color-contrast',
    why: 'elmPartiallyObscured',
    within: '[role=region] > table',
    reason: 'Cells of a table that is wider than a small phone, scrolled out of it. Those in view are decided and look the same.',
  },
  {
    rule: 'color-contrast',
    why: 'emptyValue',
    within: 'input, textarea, select',
    reason: 'Nothing is typed yet. The same field with words is a story of its own.',
  },
  {
    rule: 'color-contrast',
    why: 'shortTextContent',
    within: '*',
    reason: 'One letter may be a picture to axe. The same part with a longer text is decided in other stories.',
  },
  {
    rule: 'color-contrast',
    why: 'elmPartiallyObscuring',
    within: 'p, a, article',
    reason: 'Lines of large letters whose boxes reach over each other, or over a list that opens. One ground lies behind both.',
  },
  {
    rule: 'color-contrast',
    why: 'bgOverlap',
    within: 'form, form *, #storybook-root:has(form)',
    reason:
      'Part of a form under the bar that stays at the foot of the window, or under an open list. Scrolled out it is decided in the other window.',
  },
  {
    rule: 'color-contrast',
    why: 'bgOverlap',
    within: '#storybook-root:has([data-state=open])',
    reason: 'The page under an open panel of the menu.',
  },
  {
    rule: 'color-contrast',
    why: 'bgOverlap',
    within: '#storybook-root:has([role=listbox])',
    reason: 'What lies under an open list of suggestions. Closed, it is decided in other stories.',
  },
  {
    rule: 'color-contrast',
    why: 'bgOverlap',
    within: 'section, figure, [role=img]',
    reason: 'Words of a band beside a picture or a map of which a part reaches behind them. Their pictures in ten modes are compared.',
  },
  {
    rule: 'color-contrast',
    why: 'error-occurred',
    within: '[role=dialog]',
    reason: 'Words scrolled out of a dialog that holds more than the window: axe finds no point of them. Those in view are decided.',
  },
  {
    rule: 'color-contrast',
    why: 'elmPartiallyObscured',
    within: '[role=dialog] li',
    reason: 'A line of the menu half scrolled out of a small window. The lines above it, of the same colours, are decided.',
  },
  {
    rule: 'aria-hidden-focus',
    why: 'focusable-modal-open',
    within: '[data-radix-focus-guard], [data-aria-hidden]',
    reason:
      'While a dialog is open Radix hides the page and sets two guards that hand the focus back. Keyboard walks prove that it stays inside.',
  },
];
