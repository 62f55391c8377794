import { from, token } from '@farwend/design-system';
import { styled } from 'styled-components';

export const Bars = styled.ol`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  padding: 0;
  list-style: none;
  font-size: ${token.text.caption};
  line-height: ${token.leading.snug};

  & > li {
    display: grid;
    grid-template-rows: 7rem auto auto;
    gap: ${token.space[1]};
    justify-items: start;
  }

  & i {
    align-self: end;
    inline-size: 100%;
    block-size: 22%;
    border-block-start: ${token.stroke.route} solid ${token.color.ink};
    background: ${token.color.glacier};
    print-color-adjust: exact;
  }

  & > [data-rating='BEST'] > i {
    block-size: 100%;
    border-color: ${token.color.route};
  }

  & > [data-rating='GOOD'] > i {
    block-size: 70%;
  }

  & > [data-rating='FAIR'] > i {
    block-size: 40%;
  }

  & > [data-rating='AVOID'] > i {
    block-size: 8%;
    border-block-start-style: dashed;
    background: none;
  }

  & abbr {
    font-weight: ${token.weight.semibold};
    text-decoration: none;
  }

  & span {
    color: ${token.color.inkSoft};
  }

  /* Phones have no room for twelve labels; they are visually hidden there. */
  @media not all and (min-width: 900px) {
    & abbr {
      font-size: 0.6875rem;
    }

    & span {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }

  ${from.menu} {
    & > li {
      grid-template-rows: 10rem auto auto;
    }
  }
`;

export const Notes = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${token.space[5]} ${token.space.column};
  font-size: ${token.text.small};

  & > div {
    display: grid;
    gap: ${token.space[1]};
    align-content: start;
    padding-block-start: ${token.space[3]};
    border-block-start: ${token.stroke.hair} solid ${token.color.line};
  }
`;
