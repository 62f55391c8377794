import { link } from '#src/tokens/component.ts';
import { token } from '#src/tokens/token.ts';

/**
 * Global link styles: a page has a hundred links, and this way none needs a class of its own.
 * Selectors use `:where()`, so that any rule of a component takes precedence.
 */
export const linkCss = `
:where(a[data-variant]) {
  color: ${token.color.link};
  text-decoration-line: underline;
  text-decoration-thickness: ${link.stroke};
  text-underline-offset: ${link.offset};
  transition: color ${token.time.quick} ${token.ease.out};
}

:where(a[data-variant]:hover) {
  color: ${token.color.linkHover};
  text-decoration-thickness: ${link.strokeHover};
}

:where(a[data-variant='quiet'], a[data-variant='bare']) {
  color: inherit;
  text-decoration-line: none;
}

:where(a[data-variant='quiet']:hover) {
  color: ${token.color.linkHover};
  text-decoration-line: underline;
}

:where(a[data-variant='onward']) {
  color: ${token.color.ink};
  font-weight: ${token.weight.medium};
  text-decoration-color: ${token.color.route};
  text-decoration-thickness: ${link.strokeHover};
  text-underline-offset: ${link.offsetOnward};
}

/* Links in lists are touch targets. */
:where(a[data-variant='quiet'], a[data-variant='onward']) {
  display: inline-flex;
  align-items: center;
  min-block-size: ${token.size.target};
}

a > svg[data-sign] {
  display: inline-block;
  flex: none;
  inline-size: ${link.sign};
  block-size: ${link.sign};
  margin-inline-start: 0.35em;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  vertical-align: -0.15em;
  transition: translate ${token.time.calm} ${token.ease.out};
}

a[data-variant='onward'] > svg[data-sign]:dir(rtl) {
  scale: -1 1;
}

a[data-variant='onward']:hover > svg[data-sign] {
  translate: ${link.nudge} 0;

  &:dir(rtl) {
    translate: calc(-1 * ${link.nudge}) 0;
  }
}
`;
