import { token } from '@farwend/design-system';
import { styled } from 'styled-components';

export const Bar = styled.form`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  display: none;
  flex-wrap: wrap;
  gap: ${token.space[2]} ${token.space[6]};
  align-items: center;
  justify-content: space-between;
  padding-block: ${token.space[3]};
  border-block-start: ${token.stroke.hair} solid ${token.color.ink};
  background: ${token.color.paper};

  section:has(input[name='ids']:checked) > & {
    display: flex;
  }
`;
