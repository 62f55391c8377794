import { styled } from 'styled-components';
import { mapLettering } from '#src/foundations/type.ts';
import { from, token } from '#src/tokens/token.ts';

export const DateRow = styled.div`
  display: flex;
  gap: ${token.space[2]};
  min-inline-size: 0;
`;

/** Keeps its height while empty, so that the layout does not shift when the date is complete. */
export const Reading = styled.div`
  min-block-size: calc(${token.text.small} * ${token.leading.snug});
  font-family: ${token.font.serif};
  font-size: ${token.text.body};
  font-style: italic;
  line-height: ${token.leading.snug};
  color: ${token.color.inkSoft};
`;

export const Months = styled.div`
  padding-block-start: ${token.space[2]};
  display: flex;
  flex-direction: column;
  gap: ${token.space[4]};

  @media (scripting: none) {
    display: none;
  }
`;

export const Year = styled.div`
  ${mapLettering}
  padding-block-end: ${token.space[2]};
  color: ${token.color.inkSoft};
`;

export const ChipGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(3.5rem, 25% - ${token.space[2]}), 1fr));
  gap: ${token.space[2]};

  ${from.tablet} {
    grid-template-columns: repeat(6, 1fr);
  }
`;

export const Chip = styled.button`
  min-block-size: ${token.size.target};
  margin: 0;
  padding: 0 ${token.space[2]};
  border: ${token.stroke.hair} solid ${token.color.lineStrong};
  border-radius: ${token.radius.soft};
  background: ${token.color.raised};
  color: ${token.color.ink};
  font-family: ${token.font.sans};
  font-size: ${token.text.body};
  line-height: ${token.leading.snug};
  cursor: pointer;

  &:hover {
    border-color: ${token.color.ink};
  }

  &[aria-pressed='true'] {
    border-color: ${token.color.strong};
    background: ${token.color.strong};
    color: ${token.color.onStrong};
    font-weight: ${token.weight.semibold};
  }

  &:focus-visible {
    outline: ${token.stroke.focus} solid ${token.color.focus};
    outline-offset: ${token.stroke.focusOffset};
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
