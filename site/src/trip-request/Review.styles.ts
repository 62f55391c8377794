import { from, token } from '@farwend/design-system';
import { styled } from 'styled-components';

export const List = styled.dl`
  border-block-start: ${token.stroke.hair} solid ${token.color.ink};
`;

/** Name, answer and the button that changes it: in one line where there is room. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${token.space[4]};
  padding-block: ${token.space[2]};
  border-block-end: ${token.stroke.hair} solid ${token.color.line};

  ${from.tablet} {
    grid-template-columns: 10rem minmax(0, 1fr) auto;
    align-items: baseline;
  }
`;

export const Name = styled.dt`
  grid-area: 1 / 1;
  align-self: center;
  color: ${token.color.inkSoft};
  font-size: ${token.text.small};

  ${from.tablet} {
    align-self: auto;
  }
`;

export const Value = styled.dd`
  grid-area: 2 / 1 / auto / -1;
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-line;

  &[data-empty] {
    color: ${token.color.inkFaint};
  }

  ${from.tablet} {
    grid-area: 1 / 2;
  }
`;

export const Change = styled.dd`
  grid-area: 1 / 2;
  margin: 0;

  ${from.tablet} {
    grid-area: 1 / 3;
  }
`;
