import { from, token } from '@farwend/design-system';
import { styled } from 'styled-components';
import { wholeRowLink } from '#src/styles/wholeRowLink.ts';

export const Head = styled.div`
  display: grid;
  gap: ${token.space[10]};
  padding-block: ${token.space[6]} ${token.space[6]};
`;

/** The months of the year, each with the number of places at their best. */
export const Months = styled.nav`
  display: grid;
  gap: ${token.space[3]};
  font-size: ${token.text.small};

  & > ol {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(max(15%, 2.75rem), 1fr));
    padding: 0;
    list-style: none;
  }

  & > ol > li {
    border-block: ${token.stroke.hair} solid ${token.color.ink};
    border-inline-start: ${token.stroke.hair} solid ${token.color.line};
  }

  & > ol > li > * {
    display: grid;
    gap: ${token.space[1]};
    min-block-size: 4rem;
    padding: ${token.space[2]} ${token.space[3]};
    text-decoration: none;
  }

  & > ol span {
    font-weight: ${token.weight.medium};
  }

  & > ol small,
  & > ol s {
    color: ${token.color.inkSoft};
  }

  & > ol a:hover {
    background: ${token.color.hover};
  }

  & > ol a[aria-current] {
    background: ${token.color.strong};
    color: ${token.color.onStrong};
  }

  & > ol a[aria-current] small {
    color: inherit;
  }

  @media (forced-colors: active) {
    & > ol a[aria-current] {
      outline: 2px solid;
      outline-offset: -2px;
    }
  }

  ${from.menu} {
    & > ol {
      grid-template-columns: repeat(12, minmax(0, 1fr));
    }
  }
`;

export const Continent = styled.section`
  display: grid;
  gap: ${token.space[5]} ${token.space.column};

  ${from.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 10fr);

    & > strong {
      position: sticky;
      inset-block-start: calc(${token.size.nav} + ${token.space[8]});
      align-self: start;
      padding-block-start: ${token.space[8]};
    }
  }
`;

export const Index = styled.ul`
  padding: 0;
  list-style: none;
  border-block-start: ${token.stroke.hair} solid ${token.color.ink};
`;

export const Entry = styled.li`
  ${wholeRowLink}
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: ${token.space[4]} ${token.space.column};
  align-items: start;
  padding-block: ${token.space[5]};
  border-block-end: ${token.stroke.hair} solid ${token.color.line};

  & > div {
    display: grid;
    gap: ${token.space[2]};
  }

  & > div:last-child {
    grid-column: 2;
  }

  &:not(:has(picture)) > div {
    grid-column: 1 / -1;
  }

  ${from.desktop} {
    grid-template-columns: 13rem minmax(0, 1fr) 13.5rem;

    & > div:last-child {
      grid-column: 3;
      padding-block-start: ${token.space[3]};
    }
  }
`;

export const OtherGuides = styled.ul`
  display: grid;
  gap: ${token.space[12]} ${token.space.column};
  padding: ${token.space[8]} 0 0;
  list-style: none;

  & > li {
    ${wholeRowLink}
    display: grid;
    gap: ${token.space[3]};
    align-content: start;
  }

  ${from.menu} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);

    & > li:nth-child(4n + 3) {
      order: 1;
    }
  }
`;
