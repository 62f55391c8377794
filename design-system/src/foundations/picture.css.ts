import { link } from '#src/tokens/component.ts';
import { token } from '#src/tokens/token.ts';

/**
 * The picture of an item responds to the link of its title: pointer and focus brighten it and set a rule under the title, a press darkens
 * it. Global, because cards and rows of every kind share it.
 */
export const pictureCss = `
:where(article, li) picture > img {
  transition: filter ${token.time.calm} ${token.ease.out};
}

:where(article, li):has(a[data-variant='bare']:is(:hover, :focus-visible)) picture > img {
  filter: brightness(1.03);
}

:where(article, li):has(a[data-variant='bare']:active) picture > img {
  filter: brightness(0.92);
}

:where(h2, h3, h4) > :where(a[data-variant='bare']:is(:hover, :focus-visible)) {
  text-decoration: underline ${link.strokeHover} ${token.color.route};
}
`;
