import { from, token } from '@farwend/design-system';
import { styled } from 'styled-components';
import { rowFigures, RowWords } from '#src/content/ListRow.styles.ts';
import { unseen } from '#src/styles/unseen.ts';
import { wholeRowLink } from '#src/styles/wholeRowLink.ts';

/** A phone shows the picture beside title and figures; four rows fit into the window of a desktop. Percentages hold with large text. */
export const Row = styled.li`
  ${wholeRowLink}
  display: grid;
  grid-template:
    'picture words'
    'tick figures' / min(6rem, 30%) minmax(0, 1fr);
  gap: ${token.space[1]} ${token.space[4]};
  padding-block: ${token.space[2]};
  border-block-end: ${token.stroke.hair} solid ${token.color.line};

  & > picture {
    grid-area: picture;
    align-self: start;
  }

  ${from.tablet} {
    grid-template:
      'picture words figures'
      'picture planned figures'
      'picture tick figures' / min(12.5rem, 25%) minmax(0, 1fr) min(13rem, 28%);
    column-gap: ${token.space[8]};
    padding-block: ${token.space[4]};
  }

  ${from.desktop} {
    grid-template:
      'picture words figures planned'
      'picture tick figures planned' / min(12.5rem, 15%) minmax(0, 1fr) min(13rem, 22%) min(12rem, 20%);
    align-items: center;
  }
`;

export const Words = styled(RowWords)`
  ${from.desktop} {
    align-self: end;
  }
`;

/** On a phone one line of figures, then the months as a scale bar; else a column of the legend. */
export const Figures = styled.div`
  ${rowFigures}
  display: flex;
  flex-wrap: wrap;
  column-gap: ${token.space[3]};

  ${from.tablet} {
    display: grid;
  }

  ${from.desktop} {
    align-content: center;
    block-size: 100%;
  }
`;

export const Months = styled.div`
  display: grid;
  gap: ${token.space[1]};
  flex: 1 1 100%;
  color: ${token.color.inkSoft};
  font-size: ${token.text.caption};
`;

/** Only read aloud on a phone, which has the scale bar and no room. */
export const FromTablet = styled.span`
  @media not all and (min-width: 768px) {
    ${unseen}
  }
`;

export const Planned = styled.div`
  display: none;
  grid-area: planned;

  ${from.tablet} {
    display: block;
  }
`;
