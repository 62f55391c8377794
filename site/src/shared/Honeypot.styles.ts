import { styled } from 'styled-components';

/** Hides a field from people; only bots fill it in. */
export const Honeypot = styled.div`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
