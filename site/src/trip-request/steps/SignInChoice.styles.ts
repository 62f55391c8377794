import { token } from '@farwend/design-system';
import { styled } from 'styled-components';

/** A word on a hairline, between two ways of going on. */
export const Or = styled.p`
  display: flex;
  gap: ${token.space[4]};
  align-items: center;
  color: ${token.color.inkSoft};
  font-size: ${token.text.small};

  &::before,
  &::after {
    flex: 1;
    border-block-start: ${token.stroke.hair} solid ${token.color.line};
    content: '';
  }
`;
