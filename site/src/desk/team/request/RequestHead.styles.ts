import { token } from '@farwend/design-system';
import { styled } from 'styled-components';

export const Head = styled.header`
  display: grid;
  justify-items: start;
  gap: ${token.space[2]};
  margin-block-end: ${token.space[8]};
`;

/** Has its line whether or not somebody is there, so that nothing moves when they come. */
export const Present = styled.div`
  min-block-size: 1lh;
  color: ${token.color.inkSoft};
  font-size: ${token.text.caption};
`;

export const Assignment = styled.div`
  min-inline-size: 14rem;
`;

/** The route line of a request: what lies behind is drawn, what lies ahead is open. */
export const Stages = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[1]} 0;
  margin: ${token.space[2]} 0;
  padding: 0;
  list-style: none;
`;

export const Stage = styled.li`
  display: inline-flex;
  align-items: center;
  color: ${token.color.inkFaint};
  font-size: ${token.text.caption};

  &::before {
    content: '';
    inline-size: ${token.space[2]};
    block-size: ${token.space[2]};
    margin-inline-end: ${token.space[2]};
    border: ${token.stroke.bold} solid currentColor;
    border-radius: ${token.radius.round};
  }

  &:not(:last-child)::after {
    content: '';
    inline-size: ${token.space[6]};
    margin-inline: ${token.space[2]};
    border-block-start: ${token.stroke.bold} solid ${token.color.line};
  }

  &[data-state='done'] {
    color: ${token.color.inkSoft};

    &::before {
      background: currentColor;
    }

    &::after {
      border-color: currentColor;
    }
  }

  &[data-state='current'] {
    color: ${token.color.ink};
    font-weight: ${token.weight.semibold};

    &::before {
      background: ${token.color.link};
      border-color: ${token.color.link};
    }
  }
`;
