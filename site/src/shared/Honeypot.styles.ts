import { styled } from 'styled-components';
import { unseen } from '#src/styles/unseen.ts';

/** Hides a field from people; only bots fill it in. */
export const Honeypot = styled.div`
  ${unseen}
`;
