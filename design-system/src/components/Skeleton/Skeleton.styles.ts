import { keyframes, styled } from 'styled-components';
import { skeleton } from '#src/tokens/component.ts';
import { token } from '#src/tokens/token.ts';

const appear = keyframes`
  from { opacity: 0; }
`;
const breathe = keyframes`
  50% { opacity: 0.55; }
`;

/** Takes up its space at once, but only becomes visible after a delay. */
export const Waiting = styled.div`
  display: grid;
  gap: ${token.space[3]};
  animation: ${appear} ${token.time.calm} ${token.ease.out} ${skeleton.wait} backwards;
`;

/** As high as one line of the text it stands for; the bar has the height of the letters. */
export const TextLine = styled.span`
  display: flex;
  align-items: center;
  block-size: 1lh;

  &::before {
    content: '';
    flex: 1;
    block-size: 0.7em;
    outline: ${token.stroke.hair} solid ${token.color.line};
    outline-offset: calc(-1 * ${token.stroke.hair});
    background: ${token.color.sunk};
    animation: ${breathe} ${skeleton.breath} ease-in-out infinite;
  }

  &:last-child:not(:only-child)::before {
    flex: 0 1 62%;
  }

  @media (forced-colors: active) {
    &::before {
      border: ${token.stroke.hair} solid GrayText;
    }
  }
`;

export const TextBlock = styled.span`
  display: block;

  &[data-size='h3'],
  &[data-size='h4'] {
    font-family: ${token.font.serif};
    line-height: ${token.leading.tight};
  }

  &[data-size='h3'] {
    font-size: ${token.text.h3};
  }

  &[data-size='h4'] {
    font-size: ${token.text.h4};
    line-height: 1.22;
  }

  &[data-size='small'] {
    font-size: ${token.text.small};
    line-height: 1.5;
  }
`;

export const Box = styled.span`
  display: block;
  inline-size: 100%;
  outline: ${token.stroke.hair} solid ${token.color.line};
  outline-offset: calc(-1 * ${token.stroke.hair});
  background: ${token.color.water};
  animation: ${breathe} ${skeleton.breath} ease-in-out infinite;

  @media (forced-colors: active) {
    border: ${token.stroke.hair} solid GrayText;
  }
`;
