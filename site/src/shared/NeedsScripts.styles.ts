import { styled } from 'styled-components';

/** What cannot work without JavaScript, and takes no room there. */
export const NeedsScripts = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;
