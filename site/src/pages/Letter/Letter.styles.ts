import { from, token } from '@farwend/design-system';
import { styled } from 'styled-components';

export const Head = styled.div`
  padding-block-start: ${token.space[6]};
`;

/** Set like a letter, not like an article: one column, its beginning in from the margin. */
export const Sheet = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 46rem);
  gap: ${token.space[10]};

  & > header {
    display: grid;
    gap: ${token.space[4]};
  }

  & > [data-part='letter'] {
    font-family: ${token.font.serif};
    font-size: ${token.text.lead};
  }

  ${from.desktop} {
    padding-inline-start: calc(100% / 12 * 2);
  }
`;

export const Signature = styled.div`
  display: flex;
  gap: ${token.space[4]};
  align-items: center;
`;

export const Portrait = styled.div`
  flex: none;
  inline-size: 56px;
`;

export const Neighbours = styled.nav`
  display: grid;
  gap: ${token.space[5]} ${token.space.column};
  padding-block-start: ${token.space[5]};
  border-block-start: ${token.stroke.hair} solid ${token.color.ink};

  & > div {
    display: grid;
    gap: ${token.space[1]};
    align-content: start;
    justify-items: start;
    min-inline-size: 0;
  }

  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > div:last-child:not(:first-child) {
      text-align: end;
      justify-items: end;
    }
  }
`;
