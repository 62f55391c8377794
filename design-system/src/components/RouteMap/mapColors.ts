import { css } from 'styled-components';
import { token } from '#src/tokens/token.ts';

/** Without tints the map is a line drawing: no relief, and the coast in ink. */
const lineDrawing = (ground: string, ink: string, faint: string) => css`
  --fw-map-land: ${ground};
  ${Array.from({ length: 11 }, (_, index) => `--fw-map-band${index + 1}: ${ground};`).join('')}
  --fw-map-contour: none;
  --fw-map-ice: ${ground};
  --fw-map-sea: ${ground};
  --fw-map-lake: ${ground};
  --fw-map-river: ${faint};
  --fw-map-border: ${faint};
  --fw-map-coast: ${ink};
  --fw-map-leg: ${ink};
  --fw-map-leg-halo: ${ground};
  --fw-map-water-name: ${ink};
  --fw-degrees: 1 5;
`;
const contrast = lineDrawing(token.color.raised, token.color.ink, token.color.lineStrong);

/** Tints of the ground: low land moss, high land ochre, the highest paper. */
const tint = (from: string, percent: number, to: string) => `color-mix(in oklab, ${from} ${percent}%, ${to})`;
const moss = tint(token.color.positive, 16, token.color.raised);
const ochre = tint(token.color.star, 24, token.color.raised);
const umber = tint(token.color.star, 38, token.color.raised);
const tints = css`
  --fw-map-land: ${moss};
  --fw-map-band1: ${tint(moss, 82, ochre)};
  --fw-map-band2: ${tint(moss, 64, ochre)};
  --fw-map-band3: ${tint(moss, 46, ochre)};
  --fw-map-band4: ${tint(moss, 28, ochre)};
  --fw-map-band5: ${tint(moss, 10, ochre)};
  --fw-map-band6: ${tint(umber, 30, ochre)};
  --fw-map-band7: ${tint(umber, 60, ochre)};
  --fw-map-band8: ${umber};
  --fw-map-band9: ${tint(ochre, 85, token.color.raised)};
  --fw-map-band10: ${tint(ochre, 45, token.color.raised)};
  --fw-map-band11: ${token.color.raised};
  --fw-map-contour: ${tint(token.color.inkSoft, 16, 'transparent')};
  --fw-map-contour-width: calc(${token.stroke.hair} / 2);
  --fw-map-ice: ${tint(token.color.water, 25, token.color.raised)};
  --fw-map-sea: ${token.color.water};
  --fw-map-lake: ${token.color.water};
  --fw-map-river: ${tint(token.color.info, 45, token.color.water)};
  --fw-map-river-width: ${token.stroke.hair};
  --fw-map-border: ${tint(token.color.inkSoft, 75, token.color.sunk)};
  --fw-map-border-width: ${token.stroke.hair};
  --fw-map-coast: ${tint(token.color.info, 60, token.color.water)};
  --fw-map-coast-width: ${token.stroke.hair};
  --fw-map-leg: ${token.color.route};
  --fw-map-leg-halo: ${token.color.raised};
  --fw-map-water-name: ${tint(token.color.info, 80, token.color.ink)};
`;

/** The colours of a map in every mode. */
export const mapColors = css`
  ${tints}

  [data-mode='contrast'] & {
    ${contrast}
  }

  @media (prefers-contrast: more) {
    :root:not([data-mode]) & {
      ${contrast}
    }
  }

  @media (forced-colors: active) {
    ${lineDrawing('Canvas', 'CanvasText', 'GrayText')}
  }
`;
