import { css, styled } from 'styled-components';
import { visuallyHidden } from '#src/foundations/visuallyHidden.ts';
import { token } from '#src/tokens/token.ts';

export const Shell = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[2]};
  min-inline-size: 0;
  font-family: ${token.font.sans};
  color: ${token.color.ink};
`;

export const Group = styled.fieldset`
  display: block;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  font-family: ${token.font.sans};
  color: ${token.color.ink};

  &:focus-visible {
    outline: ${token.stroke.focus} solid ${token.color.focus};
    outline-offset: ${token.stroke.focusOffset};
  }
`;

/** A legend cannot be a flex item, so the rest of the group is a column of its own. */
export const GroupBody = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[3]};
  min-inline-size: 0;
`;

const labelStyles = css`
  font-size: ${token.text.body};
  font-weight: ${token.weight.semibold};
  line-height: ${token.leading.snug};
  overflow-wrap: anywhere;
`;

export const Label = styled.label`
  ${labelStyles}
`;

export const Legend = styled.legend`
  ${labelStyles}
  padding: 0;
  padding-block-end: ${token.space[2]};

  &[data-hidden='true'] {
    ${visuallyHidden}
  }
`;

export const Optional = styled.span`
  font-weight: ${token.weight.regular};
  color: ${token.color.inkFaint};
`;

export const Hint = styled.div`
  font-size: ${token.text.small};
  line-height: ${token.leading.snug};
  color: ${token.color.inkFaint};
  overflow-wrap: anywhere;
`;

export const ErrorText = styled.div`
  display: flex;
  gap: ${token.space[2]};
  align-items: flex-start;
  font-size: ${token.text.small};
  font-weight: ${token.weight.semibold};
  line-height: ${token.leading.snug};
  color: ${token.color.negative};
  overflow-wrap: anywhere;
`;
