import { token } from '@farwend/design-system';
import { styled } from 'styled-components';

export const List = styled.ul`
  display: grid;
  gap: ${token.space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** On ground of its own, so that a note is never taken for a message. */
export const Entry = styled.li`
  display: grid;
  gap: ${token.space[1]};
  padding: ${token.space[3]};
  background: ${token.color.cautionWash};
  border-radius: ${token.radius.soft};
  font-size: ${token.text.small};
  overflow-wrap: anywhere;

  p {
    white-space: pre-line;
  }

  footer {
    color: ${token.color.inkSoft};
    font-size: ${token.text.caption};
  }

  @media (forced-colors: active) {
    border: ${token.stroke.hair} solid CanvasText;
  }
`;

export const NoteForm = styled.form`
  display: grid;
  justify-items: start;
  gap: ${token.space[2]};

  & > :first-child {
    justify-self: stretch;
  }
`;
