import { token } from '@farwend/design-system';
import { styled } from 'styled-components';

export const Stage = styled.details`
  font-size: ${token.text.small};

  & > summary {
    min-block-size: ${token.size.target};
    padding-block: ${token.space[1]};
    color: ${token.color.inkSoft};
    font-size: ${token.text.caption};
    cursor: pointer;
  }
`;

export const StageTitle = styled.h3`
  display: inline;
  margin-inline-end: ${token.space[3]};
  color: ${token.color.ink};
  font-family: ${token.font.sans};
  font-size: ${token.text.small};
  font-weight: ${token.weight.medium};
  letter-spacing: 0;
`;

export const Criteria = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Criterion = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token.space[2]} ${token.space[4]};
  padding-block: ${token.space[3]};
  border-block-end: ${token.stroke.hair} solid ${token.color.line};
  font-size: ${token.text.caption};
  overflow-wrap: anywhere;

  strong {
    font-weight: ${token.weight.medium};
  }

  time {
    color: ${token.color.inkSoft};
  }
`;

export const Words = styled.div`
  display: grid;
  align-content: start;
  gap: ${token.space[1]};
`;

/** Where it stands, and the way to answer. */
export const Standing = styled.div`
  display: grid;
  justify-items: end;
  align-content: start;
  gap: ${token.space[1]};
`;

export const Question = styled.span`
  font-size: ${token.text.small};
`;

export const Rule = styled.p`
  color: ${token.color.inkSoft};
`;

export const Form = styled.form`
  display: grid;
  justify-items: start;
  grid-column: 1 / -1;
  gap: ${token.space[2]};
  padding: ${token.space[3]};
  background: ${token.color.sunk};
  border-radius: ${token.radius.soft};

  @media (forced-colors: active) {
    border: ${token.stroke.hair} solid CanvasText;
  }
`;

/** Beside each other where there is room, the note widest. */
export const AnswerRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]} ${token.space[3]};
  inline-size: 100%;

  & > * {
    flex: 1 1 6.5rem;
    min-inline-size: 0;
  }

  & > :last-child {
    flex: 2 1 10rem;
  }
`;
