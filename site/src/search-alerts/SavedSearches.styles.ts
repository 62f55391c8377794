import { token } from '@farwend/design-system';
import { styled } from 'styled-components';

/** Searches, each with what ends it. */
export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[2]} ${token.space[6]};
    align-items: center;
    justify-content: space-between;
    padding-block: ${token.space[4]};
    border-block-end: ${token.stroke.hair} solid ${token.color.line};
  }
`;
