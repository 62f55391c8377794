import { styled } from 'styled-components';
import { Link } from '#src/components/Link/Link.tsx';
import { map } from '#src/tokens/component.ts';
import { token } from '#src/tokens/token.ts';

/** Minimum width for place names on the map; below it, numbers refer to the list. */
const roomy = '@container (min-width: 34rem)';

/** Halo around text in the colour of its background. */
const halo = Array.from({ length: 3 }, (_, i) => `0 0 ${i < 2 ? map.halo : `calc(2 * ${map.halo})`} ${token.color.raised}`).join(',');

/** Narrower than this, text that scales with the map would be too small to read. */
const unlettered = '@container (max-width: 15rem)';

/** Distance and time of a leg. */
export const LegText = styled.span`
  position: absolute;
  inset-block-start: var(--fw-y);
  inset-inline-start: var(--fw-x);
  translate: -50% -50%;
  color: var(--fw-map-leg);
  font-size: min(${map.small}, 3.5cqi);
  font-variant-numeric: tabular-nums;
  font-weight: ${token.weight.medium};
  text-shadow: ${halo};
  white-space: nowrap;

  @container (max-width: 24rem) {
    [data-alone='false'] > & {
      display: none;
    }
  }

  @container (max-width: 27.99rem) {
    &[data-room='roomy'] {
      display: none;
    }
  }

  ${unlettered} {
    display: none;
  }

  @media (forced-colors: active) {
    background: Canvas;
    text-shadow: none;
  }
`;

export const Degrees = styled.span`
  position: absolute;
  padding: 0 ${token.space[1]};
  color: ${token.color.inkSoft};
  text-shadow: ${halo};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &[data-edge='start'] {
    inset-block-start: var(--fw-at);
    inset-inline-start: ${token.space[2]};
    translate: 0 -50%;
  }

  &[data-edge='end'] {
    inset-block-end: ${token.space[2]};
    inset-inline-start: var(--fw-at);
    translate: -50% 0;
  }

  @container (max-width: 24rem) {
    [data-alone='false'] > & {
      display: none;
    }
  }

  ${unlettered} {
    display: none;
  }
`;

export const Waymark = styled.span`
  position: absolute;
  inset-block-start: var(--fw-y);
  inset-inline-start: var(--fw-x);
  display: grid;
  place-items: center;
  min-inline-size: ${map.mark};
  min-block-size: ${map.mark};
  padding-inline: 0.25rem;
  border: ${token.stroke.bold} solid ${token.color.route};
  border-radius: ${token.radius.round};
  background: ${token.color.paper};
  color: ${token.color.ink};
  font-weight: ${token.weight.semibold};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  translate: -50% -50%;

  @container (max-width: 24rem) {
    min-inline-size: ${map.markSmall};
    min-block-size: ${map.markSmall};
    padding-inline: 0.125rem;
    border-width: ${token.stroke.hair};
  }

  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`;

/** Place names in roman, with a halo that keeps them legible over lines and coasts. */
export const Name = styled.span`
  position: absolute;
  inset-block-start: var(--fw-y);
  inset-inline-start: var(--fw-x);
  display: none;
  padding-inline: ${map.nameGap};
  translate: 0 -50%;
  font-family: ${token.font.serif};
  font-size: ${token.text.small};
  font-weight: ${token.weight.regular};
  line-height: ${token.leading.tight};
  text-shadow: ${halo};
  white-space: nowrap;

  &[data-side='start'] {
    translate: -100% -50%;
    text-align: end;
  }

  ${roomy} {
    display: block;
  }

  [data-alone='true'] > & {
    display: block;
    inline-size: max-content;
    max-inline-size: 58%;
    font-size: min(${token.text.small}, 4.4cqi);
    font-weight: ${token.weight.medium};
    white-space: normal;
  }

  ${unlettered} {
    [data-alone='true'] > & {
      display: none;
    }
  }

  &[data-current] {
    color: var(--fw-map-leg);
  }

  & small {
    display: block;
    color: ${token.color.inkSoft};
    font-family: ${token.font.sans};
    font-size: min(${map.small}, 3.6cqi);
    font-weight: ${token.weight.regular};
  }

  @media (forced-colors: active) {
    padding-block: 0;
    background: Canvas content-box;
    text-shadow: none;
  }
`;

/** In the ink of the map; its area reaches over the mark beside it. */
export const NameLink = styled(Link).attrs({ variant: 'bare' })`
  position: relative;
  display: grid;
  align-content: center;
  min-block-size: ${token.space[6]};

  &::after {
    content: '';
    position: absolute;
    inset: calc(-1 * ${token.space[1]}) calc(-1 * ${token.space[3]});
  }

  &:hover,
  &:focus-visible {
    text-decoration: underline;
    text-decoration-thickness: ${token.stroke.hair};
    text-underline-offset: 0.2em;
  }
`;

/** Scale bar in round kilometres, accurate at the centre of the map. */
export const Scale = styled.span`
  position: absolute;
  inset-block-end: ${token.space[8]};
  inset-inline-end: ${token.space[5]};
  inline-size: var(--fw-length);
  border: ${token.stroke.hair} solid ${token.color.ink};
  border-block-start: 0;
  block-size: ${token.space[1]};
  color: ${token.color.inkSoft};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  & > span {
    position: absolute;
    inset-block-end: 100%;
    inset-inline-end: 0;
    text-shadow: ${halo};
  }

  &[data-side='start'] {
    inset-inline: ${token.space[5]} auto;

    & > span {
      inset-inline: 0 auto;
    }
  }

  ${unlettered} {
    display: none;
  }

  @container (max-width: 24rem) {
    [data-alone='false'] > & {
      inset-block-end: ${token.space[3]};
      inset-inline-end: ${token.space[3]};
    }
  }
`;
