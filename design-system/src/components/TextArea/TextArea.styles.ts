import { styled } from 'styled-components';
import { controlStyles } from '#src/components/Field/control.styles.ts';
import { token } from '#src/tokens/token.ts';

export const AreaBox = styled.textarea`
  ${controlStyles}
  display: block;
  line-height: ${token.leading.text};
  resize: vertical;
`;

/** Keeps its height while empty, so that the layout does not shift when the count appears. */
export const Count = styled.div`
  min-block-size: calc(${token.text.small} * ${token.leading.snug});
  font-size: ${token.text.small};
  line-height: ${token.leading.snug};
  color: ${token.color.inkFaint};
  font-variant-numeric: tabular-nums;

  &[data-over] {
    font-weight: ${token.weight.semibold};
    color: ${token.color.negative};
  }
`;

export const Prompts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};

  @media (scripting: none) {
    display: none;
  }

  @media print {
    display: none;
  }
`;

export const PromptButton = styled.button`
  min-block-size: ${token.size.target};
  margin: 0;
  padding: ${token.space[2]} ${token.space[4]};
  border: ${token.stroke.hair} solid ${token.color.lineStrong};
  border-radius: ${token.radius.soft};
  background: transparent;
  color: ${token.color.ink};
  font-family: ${token.font.serif};
  font-size: ${token.text.body};
  font-style: italic;
  line-height: ${token.leading.snug};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    border-color: ${token.color.ink};
    background: ${token.color.selected};
  }

  &:focus-visible {
    outline: ${token.stroke.focus} solid ${token.color.focus};
    outline-offset: ${token.stroke.focusOffset};
  }
`;
