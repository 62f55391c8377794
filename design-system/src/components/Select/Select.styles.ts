import { styled } from 'styled-components';
import { controlStyles } from '#src/components/Field/control.styles.ts';
import { token } from '#src/tokens/token.ts';

export const SelectFrame = styled.span`
  position: relative;
  display: block;
  min-inline-size: 0;

  & > svg {
    position: absolute;
    inset-inline-end: ${token.space[4]};
    inset-block-start: 50%;
    translate: 0 -50%;
    color: ${token.color.ink};
    pointer-events: none;
  }

  @media (forced-colors: active) {
    & > svg {
      color: ButtonText;
    }
  }
`;

export const SelectBox = styled.select`
  ${controlStyles}
  appearance: none;
  text-overflow: ellipsis;
  cursor: pointer;

  &,
  &[aria-invalid='true'] {
    padding-inline-end: ${token.space[12]};
  }

  & option,
  & optgroup {
    background: ${token.color.raised};
    color: ${token.color.ink};
  }
`;
