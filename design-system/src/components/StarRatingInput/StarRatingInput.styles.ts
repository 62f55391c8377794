import { styled } from 'styled-components';
import { nativeInputOverlay } from '#src/components/Field/choice.styles.ts';
import { star } from '#src/tokens/component.ts';
import { token } from '#src/tokens/token.ts';

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[4]};
`;

/** Aligns the first star with the label. */
export const StarRow = styled.div`
  display: flex;
  margin-inline-start: calc(-1 * ${token.space[2]});
`;

/** Transparent native radio over its star. */
export const StarRadio = styled.input`
  ${nativeInputOverlay}
`;

/** Filled when its own radio or a later one is checked, in CSS alone, so that it works without JavaScript. */
export const StarCell = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: ${token.size.target};
  block-size: ${token.size.target};
  fill: ${token.color.star};
  stroke: ${token.color.star};

  & > svg {
    inline-size: ${star.input};
    block-size: ${star.input};
    stroke-width: 1;
  }

  /* Stars after the checked one, and all stars while none is checked. */
  &:has(input:checked) ~ & > svg,
  :not(:has(input:checked)) > & > svg {
    fill: ${token.color.starEmpty};
  }

  &:hover {
    background: ${token.color.hover};
  }

  [aria-invalid='true'] & {
    stroke: ${token.color.negative};
  }

  &:has(input:focus-visible) {
    outline: ${token.stroke.focus} solid ${token.color.focus};
    outline-offset: calc(-1 * ${token.stroke.focusOffset});
  }

  @media (forced-colors: active) {
    fill: CanvasText;
    stroke: CanvasText;

    &:has(input:checked) ~ & > svg,
    :not(:has(input:checked)) > & > svg {
      fill: Canvas;
    }
  }

  @media print {
    print-color-adjust: exact;
  }
`;

export const ValueText = styled.span`
  min-inline-size: min(8em, 100%);
  font-size: ${token.text.body};
  line-height: ${token.leading.snug};
`;
