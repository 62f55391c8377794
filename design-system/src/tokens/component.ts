// Written by tokens/build.ts from tokens/*.json. Change those, then run `node tokens/build.ts`.

/** What designers change of this: button. */
export const button = {
  /** Least height of a button. */
  height: 'var(--fw-button-height,52px)',
  /** Least height of a small button: still a whole target. */
  heightSmall: 'var(--fw-button-height-small,var(--fw-size-target))',
  /** Least height of the one action of a page. */
  heightLarge: 'var(--fw-button-height-large,60px)',
  /** Room beside the words. */
  padding: 'var(--fw-button-padding,var(--fw-space-6))',
  /** Room beside the words of a small button, and of a large one on a phone. */
  paddingSmall: 'var(--fw-button-padding-small,var(--fw-space-4))',
  /** Room beside the words of a large button. */
  paddingLarge: 'var(--fw-button-padding-large,var(--fw-space-8))',
  /** Between a sign and the words. */
  gap: 'var(--fw-button-gap,var(--fw-space-2))',
  /** Height of the line that runs while it is busy. */
  progress: 'var(--fw-button-progress,4px)',
  /** One run of that line. */
  progressTime: 'var(--fw-button-progress-time,1400ms)',
} as const;

/** What designers change of this: link. */
export const link = {
  /** The underline. */
  stroke: 'var(--fw-link-stroke,var(--fw-stroke-hair))',
  /** The underline under the pointer. */
  strokeHover: 'var(--fw-link-stroke-hover,var(--fw-stroke-bold))',
  /** Between the words and the underline. */
  offset: 'var(--fw-link-offset,0.22em)',
  /** The same of a link that leads onward. */
  offsetOnward: 'var(--fw-link-offset-onward,0.35em)',
  /** Height of the arrow or of the sign for a new tab. */
  sign: 'var(--fw-link-sign,0.95em)',
  /** How far the arrow moves under the pointer. */
  nudge: 'var(--fw-link-nudge,4px)',
} as const;

/** What designers change of this: field. */
export const field = {
  /** Least height of a control and of the buttons at its edge. */
  height: 'var(--fw-field-height,var(--fw-space-12))',
  /** Room above and below the words. */
  paddingBlock: 'var(--fw-field-padding-block,var(--fw-space-3))',
  /** Room beside the words. */
  paddingInline: 'var(--fw-field-padding-inline,var(--fw-space-4))',
  /** The edge of a control. */
  edge: 'var(--fw-field-edge,var(--fw-stroke-hair))',
  /** The edge of a control with an error; its padding gives way, so that nothing moves. */
  edgeWrong: 'var(--fw-field-edge-wrong,var(--fw-stroke-bold))',
} as const;

/** What designers change of this: choice. */
export const choice = {
  /** Height of the box or the circle. */
  mark: 'var(--fw-choice-mark,var(--fw-space-7))',
  /** The stroke of the tick. */
  tick: 'var(--fw-choice-tick,var(--fw-stroke-route))',
} as const;

/** What designers change of this: card. */
export const card = {
  /** Between the picture and the words. */
  gap: 'var(--fw-card-gap,var(--fw-space-4))',
  /** Between the lines of words. */
  wordsGap: 'var(--fw-card-words-gap,var(--fw-space-2))',
} as const;

/** What designers change of this: menu. */
export const menu = {
  /** Height of the bar, its lower edge included. */
  bar: 'var(--fw-menu-bar,var(--fw-size-nav))',
  /** The line under the part of the site one is in. */
  current: 'var(--fw-menu-current,3px)',
  /** The sign that turns when a panel opens. */
  chevron: 'var(--fw-menu-chevron,16px)',
  /** The waypoint before the page one is on. */
  here: 'var(--fw-menu-here,10px)',
  /** The focus ring lies inside the bar, where nothing cuts it. */
  ringInset: 'var(--fw-menu-ring-inset,-6px)',
  /** From where a panel comes. */
  rise: 'var(--fw-menu-rise,-8px)',
  /** From where the sheet comes. */
  riseSheet: 'var(--fw-menu-rise-sheet,-12px)',
} as const;

/** What designers change of this: dialog. */
export const dialog = {
  /** From where it comes. */
  rise: 'var(--fw-dialog-rise,12px)',
} as const;

/** What designers change of this: alert. */
export const alert = {
  /** The edge that carries its tone. */
  edge: 'var(--fw-alert-edge,4px)',
} as const;

/** What designers change of this: star. */
export const star = {
  /** Height of the five stars that are read. */
  height: 'var(--fw-star-height,20px)',
  /** Width of the five stars that are read. */
  width: 'var(--fw-star-width,100px)',
  /** Height of one star that is chosen. */
  input: 'var(--fw-star-input,30px)',
} as const;

/** What designers change of this: route. */
export const route = {
  /** Room for the line and its bends. */
  height: 'var(--fw-route-height,40px)',
  /** A short piece of it between two parts of a page. */
  rule: 'var(--fw-route-rule,132px)',
  /** The piece that is drawn while one waits. */
  loading: 'var(--fw-route-loading,240px)',
  /** What the first and the last waypoint stand in from the ends. */
  inset: 'var(--fw-route-inset,10px)',
  /** How far dots and strokes reach over the box. */
  rim: 'var(--fw-route-rim,12px)',
  /** The line that is still to come. */
  ahead: 'var(--fw-route-ahead,1.25px)',
  /** A waypoint that was passed. */
  dot: 'var(--fw-route-dot,9px)',
  /** A waypoint to come. */
  dotAhead: 'var(--fw-route-dot-ahead,7px)',
  /** The outer ring of the waypoint one is at. */
  ring: 'var(--fw-route-ring,19px)',
  /** The ground inside of that ring. */
  ringGround: 'var(--fw-route-ring-ground,13px)',
  /** One drawing of it while one waits. */
  time: 'var(--fw-route-time,1800ms)',
} as const;

/** What designers change of this: itinerary. */
export const itinerary = {
  /** Width of the line and of its waypoints. */
  rail: 'var(--fw-itinerary-rail,24px)',
  /** From the top of a day to the middle of its waypoint. */
  start: 'var(--fw-itinerary-start,16px)',
  /** From the top of a day to its waypoint. */
  marker: 'var(--fw-itinerary-marker,4px)',
} as const;

/** What designers change of this: map. */
export const map = {
  /** A waypoint with its number. */
  mark: 'var(--fw-map-mark,1.625rem)',
  /** The same on a sheet a hand wide. */
  markSmall: 'var(--fw-map-mark-small,1.25rem)',
  /** The bars of the neatline. */
  neatline: 'var(--fw-map-neatline,6px)',
  /** Between the middle of a waypoint and its name. */
  nameGap: 'var(--fw-map-name-gap,1rem)',
  /** Degrees and notes on a sheet without a list. */
  small: 'var(--fw-map-small,0.6875rem)',
  /** The light around letters on a map. */
  halo: 'var(--fw-map-halo,3px)',
} as const;

/** What designers change of this: spinner. */
export const spinner = {
  /** Kept free for it, so that nothing moves when it appears. */
  height: 'var(--fw-spinner-height,72px)',
} as const;

/** What designers change of this: skeleton. */
export const skeleton = {
  /** What is there sooner needs no skeleton. */
  wait: 'var(--fw-skeleton-wait,300ms)',
  /** One breath. */
  breath: 'var(--fw-skeleton-breath,1800ms)',
} as const;

/** What designers change of this: hero. */
export const hero = {
  /** Least height of the picture from the tablet up, and the most below it. */
  least: 'var(--fw-hero-least,420px)',
  /** The most height of the picture. */
  most: 'var(--fw-hero-most,760px)',
  /** Least height of the picture on a phone. */
  leastPhone: 'var(--fw-hero-least-phone,240px)',
  /** Between the plate and the line around it. */
  rim: 'var(--fw-hero-rim,3px)',
} as const;

/** What designers change of this: logo. */
export const logo = {
  /** The word. */
  size: 'var(--fw-logo-size,1.75rem)',
  /** The word on the smallest phones. */
  sizeSmall: 'var(--fw-logo-size-small,1.5rem)',
  /** Width of the sign. */
  signWidth: 'var(--fw-logo-sign-width,34px)',
  /** Height of the sign. */
  signHeight: 'var(--fw-logo-sign-height,24px)',
} as const;

/** What designers change of this: press. */
export const press = {
  /** Least height of an outlet. */
  height: 'var(--fw-press-height,56px)',
} as const;

/** What designers change of this: person. */
export const person = {
  /** The letters in place of a portrait. */
  monogram: 'var(--fw-person-monogram,28px)',
} as const;

/** What designers change of this: trust. */
export const trust = {
  /** The shield. */
  sign: 'var(--fw-trust-sign,28px)',
} as const;
