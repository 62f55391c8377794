import { token } from '@farwend/design-system';
import { styled } from 'styled-components';

/** "or" on a hairline, between two alternatives. */
export const Separator = styled.p`
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
