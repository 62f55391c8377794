import { css, styled } from 'styled-components';
import { choice } from '#src/tokens/component.ts';
import { token } from '#src/tokens/token.ts';

/**
 * The transparent native checkbox or radio covers its whole row, so that pointer, focus and screen reader cursor are where the user
 * expects them; the drawn mark beside it reflects its state.
 */
export const nativeInputOverlay = css`
  position: absolute;
  inset: calc(-1 * ${token.stroke.hair});
  inline-size: calc(100% + 2 * ${token.stroke.hair});
  block-size: calc(100% + 2 * ${token.stroke.hair});
  margin: 0;
  opacity: 0;
  cursor: pointer;
`;

/** Drawn box of a checkbox. Must directly follow the native input. */
export const CheckMark = styled.span.attrs({ 'aria-hidden': true })`
  position: relative;
  flex: none;
  box-sizing: border-box;
  inline-size: ${choice.mark};
  block-size: ${choice.mark};
  margin-block-start: calc((${token.size.target} - ${choice.mark}) / 2);
  border: ${token.stroke.hair} solid ${token.color.lineStrong};
  border-radius: ${token.radius.soft};
  background: ${token.color.raised};
  transition: background-color ${token.time.quick} ${token.ease.out};

  &::after {
    content: '';
    position: absolute;
    inset-inline-start: 32%;
    inset-block-start: 8%;
    inline-size: 30%;
    block-size: 60%;
    border: solid ${token.color.onStrong};
    border-width: 0 ${choice.tick} ${choice.tick} 0;
    opacity: 0;
    rotate: 42deg;
  }

  input:hover + & {
    border-color: ${token.color.ink};
  }

  input:active + & {
    background: ${token.color.hover};
  }

  input:checked + & {
    border-color: ${token.color.strong};
    background: ${token.color.strong};
  }

  input:checked + &::after {
    opacity: 1;
  }

  input[aria-invalid='true'] + & {
    border: ${token.stroke.bold} solid ${token.color.negative};
  }

  input:focus-visible + & {
    outline: ${token.stroke.focus} solid ${token.color.focus};
    outline-offset: ${token.stroke.focusOffset};
  }

  input:disabled + &,
  input[aria-disabled='true'] + & {
    border-color: ${token.color.line};
    background: ${token.color.sunk};
  }

  @media (forced-colors: active) {
    border-color: CanvasText;

    input:checked + & {
      border-color: Highlight;
      background: Highlight;
      forced-color-adjust: none;
    }

    input:checked + &::after {
      border-color: HighlightText;
    }

    input:disabled + &,
    input[aria-disabled='true'] + & {
      border-color: GrayText;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }

  @media print {
    print-color-adjust: exact;
  }
`;

/** Drawn circle of a radio button. Must directly follow the native input. */
export const RadioMark = styled(CheckMark)`
  border-radius: ${token.radius.round};

  &::after {
    inset: 26%;
    inline-size: auto;
    block-size: auto;
    border: 0;
    border-radius: ${token.radius.round};
    background: ${token.color.strong};
    rotate: none;
  }

  input:checked + & {
    border: ${token.stroke.bold} solid ${token.color.strong};
    background: ${token.color.raised};
  }

  @media (forced-colors: active) {
    input:checked + & {
      border-color: Highlight;
      background: Canvas;
    }

    input:checked + &::after {
      background: Highlight;
    }
  }
`;
