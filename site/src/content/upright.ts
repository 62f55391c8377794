import { css } from 'styled-components';

/** Where a picture that fills the window is shown upright: on phones that are held so. */
export const uprightMedia = 'screen and (max-width: 767.98px) and (orientation: portrait)';

/** Makes room for an upright picture, where there is one; part of what follows stays in view below it. */
export const uprightRoom = css`
  @media ${uprightMedia} {
    &:has(source[media]) {
      block-size: min(125vw, 75vh);
    }
  }
`;
