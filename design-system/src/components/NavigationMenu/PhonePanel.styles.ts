import { css, styled } from 'styled-components';
import { visuallyHidden } from '#src/foundations/visuallyHidden.ts';
import { below, from, token } from '#src/tokens/token.ts';
import { barButton } from './barButton.styles.ts';

/** Hidden where the links are in the bar; a bar with items has no room for the button on phones, whose menu holds the links. */
export const Opener = styled.button`
  ${barButton}

  &[data-slim='true'] {
    ${from.pair} {
      display: none;
    }
  }

  &[data-slim='false'] {
    ${from.desktop} {
      display: none;
    }

    ${below.small} {
      @media (scripting: enabled) {
        display: none;
      }
    }
  }
`;

/** Next to the items only the icon has room. */
export const Words = styled.span`
  [data-slim='false'] > & {
    ${visuallyHidden}
  }
`;

const inTheBar = css`
  &:not(:popover-open) {
    position: static;
    display: flex;
    gap: ${token.space[3]};
    padding: 0;
    border: 0;
    overflow: visible;
    background: transparent;
    font-size: ${token.text.small};
    white-space: nowrap;
  }
`;

export const Panel = styled.div`
  max-inline-size: calc(100vw - 2 * ${token.space.gutter});
  padding: ${token.space[4]} ${token.space[5]};
  border: ${token.stroke.hair} solid ${token.color.line};
  background: ${token.color.raised};
  color: ${token.color.ink};

  &:popover-open {
    display: grid;
    gap: ${token.space[2]};
    box-shadow: ${token.shadow.float};

    /* Without anchors the browser centres it. */
    @supports (position-area: block-end) {
      inset: auto;
      position-area: block-end span-inline-start;
      margin: ${token.space[2]} 0 0;
      margin-inline-start: ${token.space.gutter};
    }
  }

  &[data-slim='true'] {
    ${from.pair} {
      ${inTheBar}
    }
  }

  &[data-slim='false'] {
    ${from.desktop} {
      ${inTheBar}
    }
  }
`;
