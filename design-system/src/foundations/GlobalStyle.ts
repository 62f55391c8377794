import { createGlobalStyle } from 'styled-components';
import { token } from '#src/tokens/token.ts';
import { tokensCss } from '#src/tokens/tokens.css.ts';
import { linkCss } from './link.css.ts';
import { pictureCss } from './picture.css.ts';
import { printCss } from './print.css.ts';
import { resetCss } from './reset.css.ts';
import { visuallyHidden } from './visuallyHidden.ts';

/** Global styles: tokens, reset, links, pictures that respond to theirs, visually hidden text, focus ring, scroll lock, reduced motion, forced colours and print. Render once, before the page. */
export const GlobalStyle = createGlobalStyle`
${tokensCss}
${resetCss}
${linkCss}
${pictureCss}

[data-unseen] {
  ${visuallyHidden}
}

html {
  scroll-padding-block-start: calc(${token.size.nav} + ${token.space[4]});
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
}

body {
  min-inline-size: 320px;
  background: ${token.color.paper};
  color: ${token.color.ink};
  font-family: ${token.font.sans};
  font-size: ${token.text.body};
  line-height: ${token.leading.text};
  font-optical-sizing: auto;
  font-synthesis: none;
  overflow-wrap: anywhere;
}

/* Only the serif has an italic, and none is made up. */
em {
  font-family: ${token.font.serif};
}

[data-mode],
[data-tone='night'] {
  background-color: ${token.color.paper};
  color: ${token.color.ink};
}

:focus-visible {
  outline: ${token.stroke.focus} solid ${token.color.focus};
  outline-offset: ${token.stroke.focusOffset};
}

::selection {
  background: ${token.color.strong};
  color: ${token.color.onStrong};
}

/* The scroll lock compensates for the scrollbar with a margin; a stable gutter would be counted twice. */
html:has(body[data-scroll-locked]) {
  scrollbar-gutter: auto !important;
}

body[data-scroll-locked] {
  overscroll-behavior: contain;
}

@media (prefers-reduced-motion: reduce) {
  *,
  *::before,
  *::after {
    animation: none !important;
    transition-property: opacity, color, background-color, border-color !important;
    scroll-behavior: auto !important;
  }
}

@media (forced-colors: active) {
  :focus-visible {
    outline-color: Highlight;
  }
}
${printCss}
`;
