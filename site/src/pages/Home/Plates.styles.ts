import { from, token } from '@farwend/design-system';
import { styled } from 'styled-components';

const margin = `max(${token.space.gutter}, (100% - ${token.measure.page}) / 2)`;

export const Sheet = styled.section`
  display: grid;
  gap: clamp(5rem, 3rem + 8vw, 11rem);
  padding-block: ${token.space.section};
`;

/** One plate: its picture reaches the window's edge at the end, at the start, or at both; words keep to the page's margin. */
export const Spread = styled.article`
  display: grid;
  gap: ${token.space[8]} ${token.space.column};

  ${from.menu} {
    &[data-lay='end'] {
      grid-template-columns: ${margin} minmax(0, 4fr) minmax(0, 7fr);
      column-gap: 0;
    }

    &[data-lay='start'] {
      grid-template-columns: ${margin} minmax(0, 5fr) minmax(0, 1.5fr) minmax(0, 5fr) minmax(0, 0.5fr) ${margin};
      column-gap: 0;
    }

    &[data-lay='both'] {
      grid-template-columns: ${margin} minmax(0, 7fr) minmax(0, 5fr) ${margin};
      column-gap: 0;
    }
  }
`;

export const Figure = styled.figure`
  display: grid;
  gap: ${token.space[3]};
  align-content: start;

  & > figcaption {
    padding-inline: ${token.space.gutter};
  }

  ${from.menu} {
    [data-lay='end'] > & {
      grid-area: 1 / 3;

      & > figcaption {
        padding-inline: 0 ${token.space.gutter};
      }
    }

    [data-lay='start'] > & {
      grid-area: 1 / 2;

      & > figcaption {
        padding-inline: 0;
      }
    }

    [data-lay='both'] > & {
      grid-area: 1 / 1 / 2 / -1;

      & > figcaption {
        padding-inline: ${margin};
      }
    }
  }
`;

export const Words = styled.div`
  display: grid;
  gap: ${token.space[4]};
  justify-items: start;
  align-content: start;
  padding-inline: ${token.space.gutter};

  ${from.menu} {
    padding-inline: 0;

    [data-lay='end'] > & {
      grid-area: 1 / 2;
      align-content: end;
      padding-inline-end: ${token.space[16]};
      padding-block-end: ${token.space[8]};
    }

    [data-lay='start'] > & {
      grid-area: 1 / 4;
      align-content: center;
    }

    /* The page of text is laid over the picture, as a slip in an atlas. */
    [data-lay='both'] > & {
      grid-area: 1 / 3;
      align-self: end;
      z-index: ${token.layer.raised};
      padding: ${token.space[10]} ${token.space[10]} 0;
      margin-block: ${token.space[32]} calc(-1 * ${token.space[24]});
      background: ${token.color.paper};
    }
  }
`;
