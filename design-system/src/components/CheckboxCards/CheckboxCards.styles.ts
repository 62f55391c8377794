import { styled } from 'styled-components';
import { CheckMark, nativeInputOverlay } from '#src/components/Field/choice.styles.ts';
import { from, token } from '#src/tokens/token.ts';

export { CheckMark };

export const CardGrid = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};

  &[data-pictures] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 7.75rem), 1fr));
    gap: ${token.space[3]};
  }

  ${from.tablet} {
    &[data-pictures] {
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 11.5rem), 1fr));
    }
  }
`;

/** Visual card under a transparent native checkbox that covers it, so that a tap anywhere toggles it. */
export const CheckCard = styled.div`
  position: relative;
  display: flex;
  gap: ${token.space[3]};
  align-items: flex-start;
  box-sizing: border-box;
  min-inline-size: 0;
  min-block-size: ${token.size.target};
  padding-inline: ${token.space[3]} ${token.space[4]};
  border: ${token.stroke.hair} solid ${token.color.lineStrong};
  border-radius: ${token.radius.soft};
  background: ${token.color.raised};

  [data-pictures] > & {
    flex-direction: column;
    gap: 0;
    padding: 0;
  }

  &:hover {
    border-color: ${token.color.ink};
  }

  &:has(input:checked) {
    border-color: ${token.color.ink};
    outline: ${token.stroke.hair} solid ${token.color.ink};
    background: ${token.color.selected};
  }

  &:has(input[aria-invalid='true']) {
    border-color: ${token.color.negative};
  }

  &:has(input:focus-visible) {
    outline: ${token.stroke.focus} solid ${token.color.focus};
    outline-offset: ${token.stroke.focusOffset};
  }

  &:has(input[aria-disabled='true']) {
    color: ${token.color.inkFaint};
  }

  @media (forced-colors: active) {
    &:has(input:checked) {
      border-color: Highlight;
      outline-color: Highlight;
    }
  }

  /* On a picture card, the mark sits in the corner on a background of its own. */
  [data-pictures] > & > ${CheckMark} {
    position: absolute;
    inset-block-start: ${token.space[2]};
    inset-inline-end: ${token.space[2]};
    z-index: ${token.layer.raised};
    margin: 0;
    pointer-events: none;
  }

  /* A picture may be as dark as the mark. */
  [data-pictures] > & > input:not(:checked, [aria-invalid='true']) + ${CheckMark} {
    border-color: ${token.color.ink};
  }

  && input:focus-visible + ${CheckMark} {
    outline: none;
  }
`;

export const TickBox = styled.input`
  ${nativeInputOverlay}
  z-index: ${token.layer.raised};
`;

export const PictureFrame = styled.span`
  display: block;
  inline-size: 100%;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  background: ${token.color.glacier};

  & > * {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

export const CardText = styled.span`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  padding-block: calc((${token.size.target} - ${token.text.body} * 1.3) / 2 - ${token.stroke.hair});

  [data-pictures] & {
    padding: ${token.space[3]};
  }
`;

export const CardTitle = styled.label`
  font-size: ${token.text.body};
  font-weight: ${token.weight.medium};
  line-height: ${token.leading.snug};
  overflow-wrap: anywhere;
`;

export const CardHint = styled.span`
  font-size: ${token.text.small};
  line-height: ${token.leading.snug};
  color: ${token.color.inkFaint};
  overflow-wrap: anywhere;
`;

export const LimitNote = styled.div`
  font-size: ${token.text.small};
  line-height: ${token.leading.snug};
  color: ${token.color.inkSoft};

  /* Stays mounted while empty: a live region added with its text is not announced. */
  &:empty {
    margin-block-start: calc(-1 * ${token.space[3]});
  }
`;
