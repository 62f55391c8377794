import { token } from '@farwend/design-system';
import { css, styled } from 'styled-components';

const disclosure = css`
  color: ${token.color.inkSoft};
  font-size: ${token.text.caption};

  summary {
    min-block-size: ${token.space[6]};
    color: ${token.color.link};
    cursor: pointer;
  }

  ul {
    display: grid;
    gap: ${token.space[1]};
    margin: ${token.space[1]} 0;
    padding-inline-start: ${token.space[4]};
  }
`;

/** The score as a bar. */
export const Points = styled.meter`
  inline-size: min(100%, 16rem);
  block-size: ${token.space[2]};
`;

export const Reasons = styled.details`
  ${disclosure}
`;

export const Excluded = styled.details`
  ${disclosure}

  strong {
    color: ${token.color.ink};
    font-weight: ${token.weight.medium};
  }
`;
