import { css, keyframes, styled } from 'styled-components';
import { button, link } from '#src/tokens/component.ts';
import { token } from '#src/tokens/token.ts';

const doubleEdge = css`
  border: calc(2 * ${token.stroke.bold}) double ${token.color.onAction};
`;

/** Button styles, shared with ButtonLink. */
export const buttonStyles = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${button.gap};
  min-block-size: ${button.height};
  min-inline-size: ${token.size.target};
  max-inline-size: 100%;
  padding: ${token.space[2]} ${button.padding};
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
    min-block-size: ${button.heightSmall};
    padding-inline: ${button.paddingSmall};
    font-size: ${token.text.small};
  }

  &[data-size='large'] {
    min-block-size: ${button.heightLarge};
    padding-inline: clamp(${button.paddingSmall}, 5vw, ${button.paddingLarge});
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

    /* Without a tint, the double border tells the primary action from a strong one. */
    [data-mode='contrast'] & {
      ${doubleEdge}
    }

    @media (prefers-contrast: more) {
      :root:not([data-mode]) & {
        ${doubleEdge}
      }
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

    &:active {
      background: ${token.color.strongHover};
    }
  }

  &[data-variant='quiet']:hover {
    background: ${token.color.hover};
    text-decoration: underline;
    text-underline-offset: ${link.offset};
  }

  &[data-variant='link'] {
    padding-inline: 0;
    color: ${token.color.link};
    text-decoration: underline;
    text-decoration-thickness: ${link.stroke};
    text-underline-offset: ${link.offset};

    &:hover {
      color: ${token.color.linkHover};
      text-decoration-thickness: ${link.strokeHover};
    }
  }

  /* Moves down while pressed, in every mode and in forced colours. */
  &:active:not([data-variant='link'], [aria-disabled='true'], :disabled) {
    translate: 0 ${token.stroke.hair};
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
  ${buttonStyles}
`;

export const Label = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const run = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(250%); }
`;

/** Progress line along the bottom edge, so that the button keeps its size and label while busy. */
export const Progress = styled.span`
  position: absolute;
  inset-inline: calc(-1 * ${token.stroke.hair});
  inset-block-end: calc(-1 * ${token.stroke.hair});
  block-size: ${button.progress};
  overflow: hidden;

  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 40%;
    background: currentColor;
    animation: ${run} ${button.progressTime} ${token.ease.out} infinite;
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
