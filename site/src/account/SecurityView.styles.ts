import { token } from '@farwend/design-system';
import { styled } from 'styled-components';

/** Browsers or factors, each with what can be done about it. */
export const Rows = styled.ul`
  inline-size: 100%;
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

/** Recovery codes or a secret, to be written down: in columns where there is room. */
export const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 12rem), 1fr));
  gap: ${token.space[2]} ${token.space[6]};
  inline-size: 100%;
  margin: 0;
  padding: ${token.space[4]};
  list-style: none;
  border: ${token.stroke.hair} solid ${token.color.line};
  font-variant-numeric: tabular-nums;

  & code {
    overflow-wrap: anywhere;
    user-select: all;
  }
`;
