import { styled } from 'styled-components';
import { headingType } from '#src/foundations/type.ts';
import { from, token } from '#src/tokens/token.ts';

/** Text keeps a readable measure; wide blocks may extend beyond it. */
export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, ${token.measure.text}) minmax(0, 1fr);
  row-gap: ${token.space[5]};
  color: ${token.color.ink};
  line-height: ${token.leading.text};
  overflow-wrap: anywhere;

  & > * {
    grid-column: 1;
    min-inline-size: 0;
  }

  & > :is(h2, h3, h4, h5, h6) {
    padding-block-start: ${token.space[6]};
  }

  & > :is(h2, h3, h4, h5, h6):first-child {
    padding-block-start: 0;
  }
`;

export const Wide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[5]};
  max-inline-size: ${token.measure.wide};
  padding-block: ${token.space[4]};

  && {
    grid-column: 1 / -1;
  }
`;

export const Items = styled.ul`
  display: grid;
  gap: ${token.space[2]};
  padding-inline-start: ${token.space[6]};

  & > li::marker {
    color: ${token.color.route};
    font-variant-numeric: tabular-nums;
  }
`;

export const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[3]};
`;

export const Quote = styled.blockquote`
  margin-block-start: ${token.space[4]};
  padding-inline-start: ${token.space[6]};
  border-inline-start: ${token.stroke.route} solid ${token.color.route};
  font-family: ${token.font.serif};
  font-size: ${token.text.h3};
  line-height: ${token.leading.snug};
  letter-spacing: ${token.tracking.tight};
  white-space: pre-line;
`;

export const Said = styled.figcaption`
  padding-block-end: ${token.space[4]};
  padding-inline-start: ${token.space[6]};
  color: ${token.color.inkSoft};
  font-size: ${token.text.small};
`;

export const Caption = styled.figcaption`
  color: ${token.color.inkSoft};
  font-size: ${token.text.small};
  line-height: ${token.leading.snug};
`;

export const Frame = styled.div`
  overflow-x: auto;
  overflow-wrap: normal;
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${token.text.small};
  font-variant-numeric: tabular-nums;
  line-height: ${token.leading.snug};

  & caption {
    padding-block-end: ${token.space[2]};
    color: ${token.color.inkSoft};
    text-align: start;
  }

  & :is(th, td) {
    min-inline-size: 6.5rem;
    padding: ${token.space[3]} 0;
    padding-inline-end: ${token.space[3]};
    border-block-end: ${token.stroke.hair} solid ${token.color.line};
    text-align: start;
    vertical-align: top;
  }

  & th {
    border-block-end-color: ${token.color.ink};
    font-weight: ${token.weight.semibold};
  }

  ${from.tablet} {
    & :is(th, td) {
      padding-inline-end: ${token.space[5]};
    }
  }
`;

export const Questions = styled.div`
  border-block-start: ${token.stroke.hair} solid ${token.color.ink};

  & > details {
    border-block-end: ${token.stroke.hair} solid ${token.color.line};
  }
`;

export const Question = styled.summary`
  ${headingType}
  display: flex;
  gap: ${token.space[4]};
  align-items: center;
  justify-content: space-between;
  min-block-size: ${token.space[16]};
  padding-block: ${token.space[3]};
  font-size: ${token.text.h4};
  line-height: 1.22;
  letter-spacing: 0;
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  &:hover {
    color: ${token.color.linkHover};
  }

  [open] > & > svg {
    rotate: 180deg;
  }
`;

export const Answer = styled.p`
  padding-block-end: ${token.space[5]};
  white-space: pre-line;
`;

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${token.space[10]} ${token.space[6]};
  padding: 0;
  list-style: none;

  &[data-wide='true'] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  }

  /* Cards of a row have equal height, so that their key facts line up. */
  &:not([data-wide='true']) > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Action = styled.p`
  padding-block: ${token.space[3]};
`;

/** Divider drawn as a short segment of the route line. */
export const Rule = styled.hr`
  justify-self: start;
  inline-size: ${token.space[24]};
  margin: ${token.space[6]} 0;
  border: 0;
  border-block-start: ${token.stroke.route} solid ${token.color.route};
`;

/** Composite block that keeps the measure of the text. */
export const Block = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[5]};
  padding-block: ${token.space[4]};
`;

/** Set between two rules to separate it from the text. */
export const NewsletterAside = styled.aside`
  display: grid;
  gap: ${token.space[4]};
  padding-block: ${token.space[6]};
  border-block: ${token.stroke.hair} solid ${token.color.line};
  border-block-start-color: ${token.color.ink};
`;
