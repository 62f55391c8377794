import { from, token } from '@farwend/design-system';
import { styled } from 'styled-components';

export const Crumbs = styled.div`
  padding-block: ${token.space[5]};
`;

export const SplitHero = styled.div`
  display: grid;

  & > picture {
    display: block;
    block-size: clamp(18rem, 70vw, 30rem);
    min-inline-size: 0;
  }

  ${from.menu} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

    & > picture {
      block-size: clamp(30rem, 78vh, 50rem);
    }
  }
`;

export const HeroContent = styled.div`
  display: grid;
  gap: ${token.space[6]};
  align-content: center;
  justify-items: start;
  padding: ${token.space[8]} ${token.space.gutter} ${token.space[12]} max(${token.space.gutter}, (100vw - ${token.measure.page}) / 2);

  ${from.menu} {
    padding-inline-end: ${token.space[12]};
  }
`;

/** Indented from the page margin. */
export const Story = styled.div`
  & > div > p:first-child {
    font-family: ${token.font.serif};
    font-size: ${token.text.h3};
    line-height: ${token.leading.snug};
  }

  ${from.desktop} {
    padding-inline-start: calc((100% + ${token.space.column}) / 4);
  }
`;

/** The first itineraries as cards, the others as a list. */
export const Tours = styled.div`
  display: grid;
  gap: ${token.space[12]};
`;

export const Questions = styled.div`
  display: grid;
  gap: ${token.space[6]} ${token.space.column};

  ${from.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
  }
`;
