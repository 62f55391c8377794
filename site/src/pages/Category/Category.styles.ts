import { from, token } from '@farwend/design-system';
import { styled } from 'styled-components';

export { Panorama } from '#src/pages/Text/TextView.styles.ts';

export const Head = styled.div`
  display: grid;
  gap: ${token.space[10]};
  padding-block: ${token.space[6]} ${token.space[8]};
`;

/** Text of the category above its pages. */
export const Body = styled.div`
  display: grid;
  gap: ${token.space[12]};
`;

/** Pictures alternate between both sides of the text; in the list layout they are small. */
export const PageList = styled.ul`
  display: grid;
  gap: ${token.space[12]};
  padding: 0;
  list-style: none;

  & > li {
    position: relative;
    display: grid;
    gap: ${token.space[5]} ${token.space.column};
    align-items: end;
    padding-block-end: ${token.space[6]};
    border-block-end: ${token.stroke.hair} solid ${token.color.ink};
  }

  & > li > div {
    display: grid;
    gap: ${token.space[3]};
    max-inline-size: 34rem;
  }

  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  & > li:hover a {
    text-decoration: underline;
    text-decoration-color: ${token.color.route};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }

  ${from.tablet} {
    & > li {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    }

    &[data-layout='GRID'] > li:nth-child(even) {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    }

    &[data-layout='GRID'] > li:nth-child(even) > picture {
      order: 1;
    }

    &[data-layout='LIST'] > li {
      grid-template-columns: minmax(0, 2fr) minmax(0, 10fr);
    }
  }
`;
