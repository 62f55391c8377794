// Written by tokens/build.ts from tokens/*.json. Change those, then run `node tokens/build.ts`.

/** The whole scale of space. */
export const space = {
  /** No space. */
  0: 'var(--fw-space-0)',
  /** Between an icon and its word. */
  1: 'var(--fw-space-1)',
  /** Between a label and its field. */
  2: 'var(--fw-space-2)',
  /** Inside small controls. */
  3: 'var(--fw-space-3)',
  /** Between lines of a list. */
  4: 'var(--fw-space-4)',
  /** Inside fields and buttons, sideways. */
  5: 'var(--fw-space-5)',
  /** Between fields. */
  6: 'var(--fw-space-6)',
  /** Between a heading and its text. */
  7: 'var(--fw-space-7)',
  /** Between groups. */
  8: 'var(--fw-space-8)',
  /** Between paragraphs and pictures. */
  10: 'var(--fw-space-10)',
  /** Between parts of a section. */
  12: 'var(--fw-space-12)',
  /** Above a heading of the second level. */
  16: 'var(--fw-space-16)',
  /** Between small sections. */
  20: 'var(--fw-space-20)',
  /** Between sections. */
  24: 'var(--fw-space-24)',
  /** Above the first heading of a page. */
  32: 'var(--fw-space-32)',
  /** Between the page's content and the edge of the window. */
  gutter: 'var(--fw-space-gutter)',
  /** Between the columns of the grid. */
  column: 'var(--fw-space-column)',
  /** Above and below a section of a page. */
  section: 'var(--fw-space-section)',
} as const;

/** The whole scale of measure. */
export const measure = {
  /** Reading text: 60 to 70 characters. */
  text: 'var(--fw-measure-text)',
  /** Forms, one column of 640 px. */
  narrow: 'var(--fw-measure-narrow)',
  /** Text with a picture beside it. */
  wide: 'var(--fw-measure-wide)',
  /** The page's content. */
  page: 'var(--fw-measure-page)',
  /** Pictures that break the grid. */
  full: 'var(--fw-measure-full)',
} as const;

/** The names of all tokens; each is the `var(…)` that a rule writes. */
export const token = {
  color: {
    /** Background of the page. */
    paper: 'var(--fw-color-paper)',
    /** Background of what lies on the page: fields, cards, menus. */
    raised: 'var(--fw-color-raised)',
    /** Background of quiet areas set into the page. */
    sunk: 'var(--fw-color-sunk)',
    /** A cool area of colour that carries text. */
    glacier: 'var(--fw-color-glacier)',
    /** Text and drawing. */
    ink: 'var(--fw-color-ink)',
    /** Second lines of text. */
    inkSoft: 'var(--fw-color-ink-soft)',
    /** Captions and hints, still readable at 4.5:1 on every background. */
    inkFaint: 'var(--fw-color-ink-faint)',
    /** Hairline between things, decorative: ink at 12 %. */
    line: 'var(--fw-color-line)',
    /** Edge of a control, at least 3:1. */
    lineStrong: 'var(--fw-color-line-strong)',
    /** Contour lines in large areas, decorative. */
    contour: 'var(--fw-color-contour)',
    /** Fill of the one action of a view. */
    action: 'var(--fw-color-action)',
    /** The action under the pointer. */
    actionHover: 'var(--fw-color-action-hover)',
    /** The action while pressed. */
    actionPressed: 'var(--fw-color-action-pressed)',
    /** Text on the action. */
    onAction: 'var(--fw-color-on-action)',
    /** The drawn route and its waypoints, at least 3:1. */
    route: 'var(--fw-color-route)',
    /** Fill of a second, solid action. */
    strong: 'var(--fw-color-strong)',
    /** The solid action under the pointer. */
    strongHover: 'var(--fw-color-strong-hover)',
    /** Text on the solid action. */
    onStrong: 'var(--fw-color-on-strong)',
    /** Links in text. */
    link: 'var(--fw-color-link)',
    /** Links under the pointer. */
    linkHover: 'var(--fw-color-link-hover)',
    /** The focus ring, at least 3:1 on every background. */
    focus: 'var(--fw-color-focus)',
    /** Background of what is chosen. */
    selected: 'var(--fw-color-selected)',
    /** Background of a quiet control under the pointer. */
    hover: 'var(--fw-color-hover)',
    /** Words and signs of success. */
    positive: 'var(--fw-color-positive)',
    /** Background of a message of success. */
    positiveWash: 'var(--fw-color-positive-wash)',
    /** Words and signs of a warning. */
    caution: 'var(--fw-color-caution)',
    /** Background of a warning. */
    cautionWash: 'var(--fw-color-caution-wash)',
    /** Words and signs of an error. */
    negative: 'var(--fw-color-negative)',
    /** Background of an error message. */
    negativeWash: 'var(--fw-color-negative-wash)',
    /** Words and signs of information. */
    info: 'var(--fw-color-info)',
    /** Background of information. */
    infoWash: 'var(--fw-color-info-wash)',
    /** Stars of a rating, at least 3:1. */
    star: 'var(--fw-color-star)',
    /** The unlit part of a star, decorative. */
    starEmpty: 'var(--fw-color-star-empty)',
    /** Large areas of water in drawings. */
    water: 'var(--fw-color-water)',
    /** Veil over the page behind a dialog. */
    scrim: 'var(--fw-color-scrim)',
    /** Shade under words that lie on a picture. */
    veil: 'var(--fw-color-veil)',
  },
  font: {
    /** Headings and quotations: a text serif with optical sizes. */
    serif: 'var(--fw-font-serif)',
    /** Interface and reading: a plain humanist sans. */
    sans: 'var(--fw-font-sans)',
  },
  text: {
    /** Captions, coordinates and map lettering. */
    caption: 'var(--fw-text-caption)',
    /** Hints, second lines, footers. */
    small: 'var(--fw-text-small)',
    /** Reading text and fields; never below 16 px, so that phones do not zoom. */
    body: 'var(--fw-text-body)',
    /** The first paragraph of a page. */
    lead: 'var(--fw-text-lead)',
    /** Headings of the fourth level, titles of cards. */
    h4: 'var(--fw-text-h4)',
    /** Headings of the third level. */
    h3: 'var(--fw-text-h3)',
    /** Headings of the second level. */
    h2: 'var(--fw-text-h2)',
    /** The heading of a page. */
    h1: 'var(--fw-text-h1)',
    /** The one heading on a full-bleed picture. */
    display: 'var(--fw-text-display)',
  },
  weight: {
    /** Reading, and every word in the serif. */
    regular: 'var(--fw-weight-regular)',
    /** Interface words. */
    medium: 'var(--fw-weight-medium)',
    /** Words that must be found at a glance. */
    semibold: 'var(--fw-weight-semibold)',
  },
  leading: {
    /** Lines of the largest headings. */
    display: 'var(--fw-leading-display)',
    /** Lines of headings. */
    tight: 'var(--fw-leading-tight)',
    /** Lines of labels and small titles. */
    snug: 'var(--fw-leading-snug)',
    /** Lines of reading text. */
    text: 'var(--fw-leading-text)',
  },
  tracking: {
    /** The largest headings. */
    display: 'var(--fw-tracking-display)',
    /** Headings. */
    tight: 'var(--fw-tracking-tight)',
    /** Small capitals, as a map letters its regions. */
    caps: 'var(--fw-tracking-caps)',
  },
  space,
  radius: {
    /** Controls, so that a corner does not look broken. */
    soft: 'var(--fw-radius-soft)',
    /** Waypoints and portraits only. */
    round: 'var(--fw-radius-round)',
  },
  stroke: {
    /** Lines between things and edges of controls. */
    hair: 'var(--fw-stroke-hair)',
    /** Edge of what is chosen or wrong. */
    bold: 'var(--fw-stroke-bold)',
    /** The drawn route. */
    route: 'var(--fw-stroke-route)',
    /** The focus ring. */
    focus: 'var(--fw-stroke-focus)',
    /** Between a thing and its focus ring. */
    focusOffset: 'var(--fw-stroke-focus-offset)',
  },
  shadow: {
    /** Only for what truly floats: menu panels and dialogs. */
    float: 'var(--fw-shadow-float)',
  },
  time: {
    /** Colour changes under the pointer. */
    quick: 'var(--fw-time-quick)',
    /** Panels that open. */
    calm: 'var(--fw-time-calm)',
    /** The route advancing. */
    slow: 'var(--fw-time-slow)',
  },
  ease: {
    /** Arrive gently; the only curve. */
    out: 'var(--fw-ease-out)',
  },
  layer: {
    /** Above its neighbours within a component. */
    raised: 'var(--fw-layer-raised)',
    /** Bars that stay. */
    sticky: 'var(--fw-layer-sticky)',
    /** The navigation bar and its panels. */
    nav: 'var(--fw-layer-nav)',
    /** Dialogs and their scrim. */
    dialog: 'var(--fw-layer-dialog)',
    /** The skip link, above all. */
    skip: 'var(--fw-layer-skip)',
  },
  size: {
    /** The least height and width of anything that is pressed. */
    target: 'var(--fw-size-target)',
    /** Height of the navigation bar. */
    nav: 'var(--fw-size-nav)',
    /** An icon beside words. */
    icon: 'var(--fw-size-icon)',
    /** Least height of the main area. */
    mainMin: 'var(--fw-size-main-min)',
  },
  measure,
} as const;

/** Widths of the window in CSS pixels from which a layout holds. */
export const breakpoint = {
  /** From a small phone. */
  mobile: 0,
  /** From a phone of today; below, words in bars grow shorter. */
  phone: 400,
  /** From a large phone, or one on its side. */
  small: 480,
  /** From here two things fit beside each other. */
  pair: 600,
  /** From a tablet. */
  tablet: 768,
  /** From here the menu lies open in the bar. */
  menu: 900,
  /** From a desktop. */
  desktop: 1280,
} as const;

/** The same as media queries, to be written before a block: `${from.tablet} { … }`. */
export const from = {
  /** From a small phone. */
  mobile: '@media (min-width: 0px)',
  /** From a phone of today; below, words in bars grow shorter. */
  phone: '@media (min-width: 400px)',
  /** From a large phone, or one on its side. */
  small: '@media (min-width: 480px)',
  /** From here two things fit beside each other. */
  pair: '@media (min-width: 600px)',
  /** From a tablet. */
  tablet: '@media (min-width: 768px)',
  /** From here the menu lies open in the bar. */
  menu: '@media (min-width: 900px)',
  /** From a desktop. */
  desktop: '@media (min-width: 1280px)',
} as const;

/** Media queries for what is narrower: `${below.tablet} { … }`. */
export const below = {
  phone: '@media (max-width: 399.98px)',
  small: '@media (max-width: 479.98px)',
  pair: '@media (max-width: 599.98px)',
  tablet: '@media (max-width: 767.98px)',
  menu: '@media (max-width: 899.98px)',
  desktop: '@media (max-width: 1279.98px)',
} as const;
