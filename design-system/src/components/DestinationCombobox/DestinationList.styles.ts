import { styled } from 'styled-components';
import { visuallyHidden } from '#src/foundations/visuallyHidden.ts';
import { token } from '#src/tokens/token.ts';

export const Rows = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[4]};
`;

/** With two or more places, each row is a waypoint of a drawn route. */
export const Row = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${token.space[1]};
  min-inline-size: 0;

  [data-route] > & {
    padding-inline-start: ${token.space[7]};
  }

  [data-route] > &::before {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    inset-block-start: ${token.space[1]};
    box-sizing: border-box;
    inline-size: ${token.space[3]};
    block-size: ${token.space[3]};
    border: ${token.stroke.route} solid ${token.color.route};
    border-radius: ${token.radius.round};
  }

  [data-route] > &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-inline-start: calc(${token.space[3]} / 2 - ${token.stroke.route} / 2);
    inset-block: ${token.space[4]} calc(-1 * (${token.space[4]} + ${token.space[1]}));
    border-inline-start: ${token.stroke.route} solid ${token.color.route};
  }
`;

export const RowLabel = styled.label`
  font-size: ${token.text.small};
  font-weight: ${token.weight.medium};
  line-height: ${token.leading.snug};
  color: ${token.color.inkSoft};

  &[data-hidden] {
    ${visuallyHidden}
  }
`;

export const RowLine = styled.div`
  display: flex;
  gap: ${token.space[2]};
  align-items: flex-start;

  & > :first-child {
    flex: 1 1 0;
  }
`;

export const FullNote = styled.p`
  margin: 0;
  font-size: ${token.text.small};
  line-height: ${token.leading.snug};
  color: ${token.color.inkSoft};
`;
