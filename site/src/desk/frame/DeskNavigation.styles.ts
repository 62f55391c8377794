import { from, token } from '@farwend/design-system';
import { styled } from 'styled-components';

export const Section = styled.section`
  display: grid;
  gap: ${token.space[1]};

  ${from.desktop} {
    & + & {
      margin-block-start: ${token.space[4]};
    }
  }
`;

export const Name = styled.h2`
  display: none;
  padding-inline: ${token.space[2]};
  color: ${token.color.inkFaint};
  font-family: ${token.font.sans};
  font-size: ${token.text.caption};
  font-weight: ${token.weight.medium};
  letter-spacing: 0;

  ${from.desktop} {
    display: block;
  }
`;

/** In a row that scrolls on a phone, in a column beside the work. */
export const List = styled.ul`
  display: flex;
  gap: ${token.space[1]};
  overflow-x: auto;
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[3]};
    min-block-size: ${token.size.target};
    padding-inline: ${token.space[2]};
    border-radius: ${token.radius.soft};
    color: ${token.color.inkSoft};
    white-space: nowrap;
    text-decoration: none;

    &:hover {
      background: ${token.color.hover};
      color: ${token.color.ink};
    }

    &[aria-current='page'] {
      background: ${token.color.glacier};
      color: ${token.color.ink};
      font-weight: ${token.weight.medium};
    }

    @media (forced-colors: active) {
      &[aria-current='page'] {
        outline: ${token.stroke.bold} solid Highlight;
        outline-offset: -${token.stroke.bold};
      }
    }
  }

  ${from.desktop} {
    flex-direction: column;

    a {
      min-block-size: 2.25rem;
    }
  }
`;

export const Count = styled.span`
  color: ${token.color.inkFaint};
  font-size: ${token.text.caption};
  font-variant-numeric: tabular-nums;
`;
