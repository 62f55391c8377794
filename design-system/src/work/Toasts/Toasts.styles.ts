import * as Radix from '@radix-ui/react-toast';
import { keyframes, styled } from 'styled-components';
import { token } from '#src/tokens/token.ts';
import { compactDensity } from '#src/work/Compact/compactDensity.ts';

const appear = keyframes`
  from { opacity: 0; }
`;

export const List = styled(Radix.Viewport)`
  ${compactDensity}
  position: fixed;
  inset-block-end: 0;
  inset-inline-start: 0;
  z-index: ${token.layer.skip};
  display: flex;
  flex-direction: column;
  gap: ${token.space[2]};
  inline-size: min(${token.measure.text}, 100%);
  padding: ${token.space[4]};
  margin: 0;
  list-style: none;

  &:empty {
    padding: 0;
  }

  @media print {
    display: none;
  }
`;

export const Message = styled(Radix.Root)`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  padding: ${token.space[1]} ${token.space[1]} ${token.space[1]} ${token.space[3]};
  border: ${token.stroke.hair} solid transparent;
  border-radius: ${token.radius.soft};
  background: ${token.color.strong};
  color: ${token.color.onStrong};
  font-size: ${token.text.small};
  line-height: ${token.leading.snug};
  box-shadow: ${token.shadow.float};
  animation: ${appear} ${token.time.calm} ${token.ease.out};

  & button {
    color: inherit;
  }

  & > svg {
    flex: none;
  }

  &[data-tone='error'] {
    border-color: ${token.color.negative};
    background: ${token.color.negativeWash};
    color: ${token.color.negative};
  }
`;

export const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
  padding-block: ${token.space[1]};
  overflow-wrap: anywhere;
`;

export const Title = styled(Radix.Title)`
  font-weight: ${token.weight.medium};
`;

export const Description = styled(Radix.Description)`
  opacity: 0.85;
`;
