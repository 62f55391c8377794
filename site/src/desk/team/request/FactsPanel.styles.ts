import { token } from '@farwend/design-system';
import { styled } from 'styled-components';

/** The traveler's own words. */
export const Words = styled.blockquote`
  margin: 0 0 ${token.space[3]};
  padding-inline-start: ${token.space[3]};
  border-inline-start: ${token.stroke.bold} solid ${token.color.lineStrong};
  font-size: ${token.text.small};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** Our question and what came back. */
export const Question = styled.dl`
  display: grid;
  gap: ${token.space[1]};
  margin: 0 0 ${token.space[3]};
  padding: ${token.space[3]};
  background: ${token.color.sunk};
  border-radius: ${token.radius.soft};
  font-size: ${token.text.small};

  dt {
    color: ${token.color.inkSoft};
    font-size: ${token.text.caption};
  }

  dd {
    margin: 0;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;
