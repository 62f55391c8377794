import { css, keyframes, styled } from 'styled-components';
import { token } from '#src/tokens/token.ts';

/** The look of a button, shared by the link that looks like one. */
export const buttonLook = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space[2]};
  min-block-size: 52px;
  min-inline-size: ${token.size.target};
  max-inline-size: 100%;
  padding: ${token.space[2]} ${token.space[6]};
  border: ${token.stroke.hair} solid transparent;
  border-radius: ${token.radius.soft};
  background: transparent;
  color: ${token.color.ink};
  font-family: ${token.font.sans};
  font-size: ${token.text.body};
  font-weight: ${token.weight.medium};
  line-height: ${token.leading.snug};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;
  transition-property: background-color, border-color, color;
  transition-duration: ${token.time.quick};
  transition-timing-function: ${token.ease.out};

  &[data-size='small'] {
    min-block-size: ${token.size.target};
    padding-inline: ${token.space[4]};
    font-size: ${token.text.small};
  }

  &[data-size='large'] {
    min-block-size: 60px;
    padding-inline: clamp(${token.space[4]}, 5vw, ${token.space[8]});
  }

  &[data-wide='true'] {
    display: flex;
    inline-size: 100%;
  }

  &[data-variant='primary'] {
    background: ${token.color.action};
    color: ${token.color.onAction};

    &:hover {
      background: ${token.color.actionHover};
    }

    &:active {
      background: ${token.color.actionPressed};
    }
  }

  &[data-variant='strong'] {
    background: ${token.color.strong};
    color: ${token.color.onStrong};

    &:hover {
      background: ${token.color.strongHover};
    }
  }

  &[data-variant='secondary'] {
    border-color: ${token.color.ink};

    &:hover {
      background: ${token.color.strong};
      color: ${token.color.onStrong};
    }
  }

  &[data-variant='quiet']:hover {
    background: ${token.color.hover};
    text-decoration: underline;
    text-underline-offset: 0.22em;
  }

  &[data-variant='link'] {
    padding-inline: 0;
    color: ${token.color.link};
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.22em;

    &:hover {
      color: ${token.color.linkHover};
      text-decoration-thickness: 2px;
    }
  }

  &[aria-disabled='true'],
  &:disabled {
    cursor: not-allowed;
  }

  &:disabled {
    border-style: dashed;
    border-color: ${token.color.lineStrong};
    background: transparent;
    color: ${token.color.inkFaint};
  }

  @media (forced-colors: active) {
    border-color: ButtonText;

    &[data-variant='link'] {
      border-color: transparent;
    }
  }
`;

export const Root = styled.button`
  ${buttonLook}
`;

export const Label = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const run = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(250%); }
`;

/** A route drawn along the lower edge: the button neither grows nor loses its words. */
export const Progress = styled.span`
  position: absolute;
  inset-inline: -1px;
  inset-block-end: -1px;
  block-size: 4px;
  overflow: hidden;

  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 40%;
    background: currentColor;
    animation: ${run} 1400ms ${token.ease.out} infinite;
  }

  &:dir(rtl) {
    transform: scaleX(-1);
  }

  @media (prefers-reduced-motion: reduce) {
    &::after {
      inline-size: 100%;
      opacity: 0.6;
    }
  }
`;
