import { token } from '@farwend/design-system';
import { styled } from 'styled-components';

/** Stays in view while the list scrolls. */
export const Bar = styled.div`
  position: sticky;
  z-index: ${token.layer.sticky};
  inset-block-start: 0;
  display: grid;
  gap: ${token.space[3]};
  margin-block-end: ${token.space[3]};
  padding: ${token.space[3]} ${token.space[4]};
  background: ${token.color.raised};
  border: ${token.stroke.hair} solid ${token.color.lineStrong};
  border-radius: ${token.radius.soft};
`;

export const Verdicts = styled.ul`
  max-block-size: 10rem;
  margin: ${token.space[1]} 0 0;
  padding-inline-start: ${token.space[5]};
  overflow-y: auto;
  color: ${token.color.inkSoft};
  font-size: ${token.text.caption};
`;
