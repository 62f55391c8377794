import { from, token } from '@farwend/design-system';
import { styled } from 'styled-components';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[4]} ${token.space[8]};
  align-items: baseline;
  justify-content: space-between;
  padding-block-end: ${token.space[6]};
`;

export const Columns = styled.div`
  display: grid;
  border-block-start: ${token.stroke.hair} solid ${token.color.ink};

  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${token.space.column};
  }

  ${from.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    column-gap: 0;
  }
`;

/** Columns are separated by rules. */
export const Story = styled.article`
  position: relative;
  display: grid;
  gap: ${token.space[3]};
  align-content: start;
  padding-block: ${token.space[5]} ${token.space[6]};
  border-block-end: ${token.stroke.hair} solid ${token.color.line};

  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:hover a {
    text-decoration: underline;
    text-decoration-color: ${token.color.route};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }

  ${from.desktop} {
    padding-inline: ${token.space[6]};
    border-block-end: 0;
    border-inline-start: ${token.stroke.hair} solid ${token.color.line};

    &:first-child {
      padding-inline-start: 0;
      border-inline-start: 0;
    }
  }
`;

export const GuideLinks = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[6]};
  align-items: center;
  padding-block-start: ${token.space[3]};
  border-block-start: ${token.stroke.hair} solid ${token.color.ink};

  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${token.size.target};
    font-family: ${token.font.serif};
  }
`;
