import { token } from '@farwend/design-system';
import { styled } from 'styled-components';

export const List = styled.ul`
  display: grid;
  gap: ${token.space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Entry = styled.li`
  font-size: ${token.text.small};
  overflow-wrap: anywhere;

  strong {
    display: block;
    font-weight: ${token.weight.medium};
  }

  time {
    color: ${token.color.inkSoft};
    font-size: ${token.text.caption};
  }

  p {
    white-space: pre-line;
  }
`;

/** Two choices beside each other, the note and the button below. */
export const LogForm = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[3]};
  justify-items: start;

  & > * {
    justify-self: stretch;
  }

  & > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }

  & > button {
    justify-self: start;
  }
`;
