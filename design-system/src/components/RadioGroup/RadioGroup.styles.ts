import { styled } from 'styled-components';
import { RadioMark, nativeInputOverlay } from '#src/components/Field/choice.styles.ts';
import { token } from '#src/tokens/token.ts';

export { RadioMark };

export const RadioRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};

  &[data-look='cards'] {
    flex-direction: column;
  }
`;

/** Visual card under the transparent native radio that covers it. */
export const RadioCard = styled.div`
  position: relative;
  display: flex;
  gap: 0 ${token.space[3]};
  align-items: flex-start;
  box-sizing: border-box;
  min-inline-size: 0;
  min-block-size: ${token.space[12]};
  padding-block: ${token.stroke.hair};
  padding-inline: ${token.space[3]} min(${token.space[5]}, 7%);
  border: ${token.stroke.hair} solid ${token.color.lineStrong};
  border-radius: ${token.radius.soft};
  background: ${token.color.raised};

  /* With large text in a narrow container, the label wraps below the mark. */
  [data-look='cards'] > & {
    flex-wrap: wrap;
  }

  &:hover {
    border-color: ${token.color.ink};
  }

  &:has(input:checked) {
    border-color: ${token.color.ink};
    outline: ${token.stroke.hair} solid ${token.color.ink};
    background: ${token.color.selected};
  }

  [aria-invalid='true'] &:not(:has(input:checked)) {
    border-color: ${token.color.negative};
  }

  &:has(input:focus-visible) {
    outline: ${token.stroke.focus} solid ${token.color.focus};
    outline-offset: ${token.stroke.focusOffset};
  }

  && input:focus-visible + ${RadioMark} {
    outline: none;
  }

  @media (forced-colors: active) {
    &:has(input:checked) {
      border-color: Highlight;
      outline-color: Highlight;
    }
  }
`;

export const RadioBox = styled.input`
  ${nativeInputOverlay}
  z-index: ${token.layer.raised};
`;

export const OptionText = styled.span`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  padding-block: calc((${token.size.target} - ${token.text.body} * 1.3) / 2);

  [data-look='cards'] > * > & {
    flex: 1 1 4em;
  }
`;

export const OptionTitle = styled.label`
  font-size: ${token.text.body};
  font-weight: ${token.weight.medium};
  line-height: ${token.leading.snug};
  overflow-wrap: anywhere;
`;

export const OptionHint = styled.span`
  font-size: ${token.text.small};
  line-height: ${token.leading.snug};
  color: ${token.color.inkFaint};
  overflow-wrap: anywhere;
`;
