import { from, token } from '@farwend/design-system';
import { styled } from 'styled-components';
import { rowFigures } from '#src/content/ListRow.styles.ts';
import { wholeRowLink } from '#src/styles/wholeRowLink.ts';

/** A phone shows the face beside the name and the facts; percentages hold with large text. */
export const Row = styled.li`
  ${wholeRowLink}
  display: grid;
  grid-template:
    'face words'
    'face answers'
    'tick figures' / min(6rem, 30%) minmax(0, 1fr);
  gap: ${token.space[2]} ${token.space[4]};
  padding-block: ${token.space[4]};
  border-block-end: ${token.stroke.hair} solid ${token.color.line};

  ${from.tablet} {
    grid-template:
      'face words figures'
      'face answers figures'
      'face tick figures' / min(7rem, 20%) minmax(0, 1fr) min(14rem, 34%);
    column-gap: ${token.space[8]};
  }

  ${from.desktop} {
    grid-template:
      'face words answers figures'
      'face words tick figures' / 7rem minmax(0, 1fr) min(18rem, 26%) min(14rem, 20%);
    row-gap: 0;
  }
`;

/** A portrait, or the ground it would stand on. */
export const Face = styled.div`
  grid-area: face;
  align-self: start;
  aspect-ratio: 1;
  border: ${token.stroke.hair} solid ${token.color.line};
  background: ${token.color.water};
`;

/** Who answers, where they plan, and in which languages. */
export const Answers = styled.div`
  display: grid;
  gap: ${token.space[1]};
  grid-area: answers;
  align-content: start;
  min-inline-size: 0;
  color: ${token.color.inkSoft};
  font-size: ${token.text.caption};
  line-height: ${token.leading.snug};
  overflow-wrap: anywhere;

  & > :first-child {
    color: ${token.color.ink};
  }

  ${from.tablet} {
    font-size: ${token.text.small};
  }
`;

export const Figures = styled.div`
  ${rowFigures}
  display: grid;
  overflow-wrap: anywhere;
`;

export const Rated = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[3]};
  align-items: center;
`;

/** Of how many requests a median is: always beside it. */
export const Basis = styled.span`
  display: block;
  color: ${token.color.inkSoft};
  font-size: ${token.text.caption};
`;
