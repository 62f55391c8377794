import { token } from '@farwend/design-system';
import { styled } from 'styled-components';

export const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  display: grid;
  justify-items: start;
  gap: ${token.space[2]};
  padding-block: ${token.space[3]};
  border-block-end: ${token.stroke.hair} solid ${token.color.line};
  font-size: ${token.text.small};
  overflow-wrap: anywhere;
`;

export const Snippet = styled.p`
  color: ${token.color.inkSoft};
`;

export const Body = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[3]};
  inline-size: 100%;
`;

export const Messages = styled.div`
  display: grid;
  gap: ${token.space[2]};
  inline-size: 100%;
  max-block-size: 30rem;
  padding: ${token.space[3]};
  overflow-y: auto;
  background: ${token.color.sunk};
  border-radius: ${token.radius.soft};

  @media (forced-colors: active) {
    border: ${token.stroke.hair} solid CanvasText;
  }
`;

/** One's own at the end of the line, the others' at its beginning, the system's between them. */
export const Entry = styled.article`
  display: grid;
  gap: ${token.space[1]};
  justify-self: start;
  max-inline-size: 88%;
  padding: ${token.space[2]} ${token.space[3]};
  background: ${token.color.raised};
  border: ${token.stroke.hair} solid ${token.color.line};
  border-radius: ${token.radius.soft};

  p {
    white-space: pre-line;
  }

  strong {
    font-weight: ${token.weight.medium};
  }

  footer {
    color: ${token.color.inkSoft};
    font-size: ${token.text.caption};
  }

  &[data-author='own'] {
    justify-self: end;
    background: ${token.color.selected};
  }

  &[data-author='system'] {
    justify-self: center;
    padding-block: 0;
    background: none;
    border-color: transparent;
    font-size: ${token.text.caption};
    text-align: center;
  }
`;

export const Composer = styled.form`
  display: grid;
  justify-items: start;
  gap: ${token.space[2]};
  inline-size: 100%;

  & > :first-child {
    justify-self: stretch;
  }
`;

/** The ground of notes, as beside the request. */
export const Inside = styled.details`
  inline-size: 100%;
  padding: ${token.space[2]} ${token.space[3]};
  background: ${token.color.cautionWash};
  border-radius: ${token.radius.soft};

  & > summary {
    min-block-size: ${token.size.target};
    padding-block: ${token.space[1]};
    cursor: pointer;
  }

  ul {
    display: grid;
    gap: ${token.space[3]};
    margin: 0 0 ${token.space[3]};
    padding: 0;
    list-style: none;
  }

  li p {
    white-space: pre-line;
  }

  li footer {
    color: ${token.color.inkSoft};
    font-size: ${token.text.caption};
  }

  @media (forced-colors: active) {
    border: ${token.stroke.hair} solid CanvasText;
  }
`;
