import { from, token } from '@farwend/design-system';
import { styled } from 'styled-components';

export const Crumbs = styled.div`
  padding-block: ${token.space[5]};
`;

export const YearContent = styled.div`
  display: grid;
  gap: ${token.space[8]};
`;

export const Body = styled.div`
  display: grid;
  gap: ${token.space[10]} ${token.space.column};

  ${from.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
  }
`;

export const Sidebar = styled.div`
  display: grid;
  gap: ${token.space[8]};
  align-content: start;
`;

export const Content = styled.div`
  min-inline-size: 0;
`;

/** Numbered pictures; every second one is offset downwards. */
export const Highlights = styled.div`
  display: grid;
  gap: ${token.space[10]};

  & > ol {
    display: grid;
    gap: ${token.space[12]} ${token.space.column};
    padding: 0;
    counter-reset: plate;
    list-style: none;
  }

  & li {
    display: grid;
    gap: ${token.space[3]};
    align-content: start;
    counter-increment: plate;
  }

  & li > p {
    max-inline-size: 28rem;
  }

  & li > h3::before {
    content: counter(plate);
    display: block;
    color: ${token.color.route};
    font-size: ${token.text.h4};
    font-variant-numeric: oldstyle-nums;
  }

  ${from.tablet} {
    & > ol {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    & li:nth-child(even) {
      margin-block-start: ${token.space[16]};
    }
  }

  ${from.desktop} {
    & > ol {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }

    & li:nth-child(even) {
      margin-block-start: 0;
    }

    & li:nth-child(3n + 2) {
      margin-block-start: ${token.space[24]};
    }
  }
`;

export const Practical = styled.div`
  display: grid;
  gap: ${token.space[10]} ${token.space.column};

  & > div:first-child {
    display: grid;
    gap: ${token.space[3]};
    align-content: start;
  }

  & > dl {
    font-size: ${token.text.small};
    columns: 20rem 2;
    column-gap: ${token.space.column};
  }

  & > dl > div {
    display: grid;
    gap: ${token.space[1]};
    padding-block: ${token.space[3]} ${token.space[5]};
    border-block-start: ${token.stroke.hair} solid ${token.color.line};
    break-inside: avoid;
  }

  & dd {
    white-space: pre-line;
  }

  ${from.desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);

    & > div:last-child {
      grid-column: 2;
    }
  }
`;
