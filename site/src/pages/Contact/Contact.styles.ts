import { from, token } from '@farwend/design-system';
import { styled } from 'styled-components';

const edge = `max(${token.space.gutter}, (100vw - ${token.measure.page}) / 2)`;

/** On wide windows text and picture take the start half of the page, the form the other. */
export const Page = styled.div`
  display: grid;
  gap: ${token.space[12]} 0;

  & > :last-child {
    padding: 0 ${token.space.gutter} ${token.space.section};
  }

  ${from.menu} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 6fr);

    & > :last-child {
      padding: ${token.space.section} ${edge} ${token.space.section} ${token.space[16]};
      padding-inline: ${token.space[16]} ${edge};
    }
  }
`;

export const Side = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  background: ${token.color.glacier};
`;

export const Intro = styled.div`
  display: grid;
  gap: ${token.space[6]};
  align-content: start;
  padding: ${token.space[12]} ${token.space.gutter};

  & > p {
    max-inline-size: 30rem;
  }

  ${from.menu} {
    padding: ${token.space.section} ${token.space[16]} ${token.space[12]};
    padding-inline: ${edge} ${token.space[16]};
  }
`;

/** Phone numbers in large type. */
export const PhoneNumbers = styled.dl`
  display: grid;
  gap: ${token.space[5]};
  padding-block-start: ${token.space[4]};

  & > div {
    padding-block-start: ${token.space[3]};
    border-block-start: ${token.stroke.hair} solid ${token.color.ink};
  }

  & dt {
    color: ${token.color.inkSoft};
    font-size: ${token.text.small};
  }

  & dd {
    font-family: ${token.font.serif};
    font-size: ${token.text.h2};
    font-variant-numeric: lining-nums;
    line-height: ${token.leading.snug};
  }
`;

export const Picture = styled.figure`
  display: grid;
  min-block-size: 16rem;
  grid-template-rows: minmax(0, 1fr) auto;

  & > picture {
    display: block;
    min-block-size: 0;
    block-size: 100%;
    contain: size;
  }

  & > p {
    padding: ${token.space[2]} ${token.space.gutter};
  }

  ${from.menu} {
    min-block-size: 24rem;

    & > p {
      padding-inline: ${edge} ${token.space[16]};
    }
  }
`;

export const Shortcuts = styled.ul`
  display: grid;
  gap: ${token.space[6]} ${token.space.column};
  padding: ${token.space[8]} 0 0;
  border-block-start: ${token.stroke.hair} solid ${token.color.line};
  list-style: none;

  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
