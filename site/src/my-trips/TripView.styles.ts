import { from, token } from '@farwend/design-system';
import { styled } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  gap: ${token.space[12]} ${token.space.column};
  align-items: start;

  ${from.menu} {
    grid-template-columns: minmax(0, 7fr) minmax(16rem, 4fr);
  }
`;

export const MatchPanel = styled.section`
  display: grid;
  gap: ${token.space[8]};
  padding-block: ${token.space[10]};
  border-block-start: ${token.stroke.bold} solid ${token.color.ink};
`;

export const Rows = styled.ul`
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    gap: ${token.space[1]};
    padding-block: ${token.space[4]};
    border-block-start: ${token.stroke.hair} solid ${token.color.line};
  }
`;

export const Messages = styled.ol`
  display: grid;
  gap: ${token.space[6]};
  padding: 0;
  list-style: none;

  & > li {
    max-inline-size: ${token.measure.text};
    padding-inline-start: ${token.space[4]};
    border-inline-start: ${token.stroke.bold} solid ${token.color.lineStrong};
    white-space: pre-line;
  }

  & > li[data-own='true'] {
    border-inline-start-color: ${token.color.route};
  }
`;

export const Fields = styled.div`
  display: grid;
  gap: ${token.space[5]};
  justify-items: start;
  max-inline-size: ${token.measure.text};

  & > * {
    max-inline-size: 100%;
  }

  & > :not(button) {
    inline-size: 100%;
  }
`;

/** An action that has to be opened before it can be submitted. */
export const Disclosure = styled.details`
  border-block-start: ${token.stroke.hair} solid ${token.color.line};

  & > summary {
    display: flex;
    align-items: center;
    min-block-size: ${token.size.target};
    font-weight: ${token.weight.medium};
    cursor: pointer;

    &::after {
      content: '+';
      margin-inline-start: auto;
      font-size: ${token.text.lead};
    }
  }

  &[open] > summary::after {
    content: '–';
  }

  &[open] > summary {
    margin-block-end: ${token.space[4]};
  }

  &[open] {
    padding-block-end: ${token.space[6]};
  }
`;
