import { styled } from 'styled-components';
import { token } from '#src/tokens/token.ts';

export const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
  padding-block-start: ${token.space[5]};
  border-block-start: ${token.stroke.hair} solid ${token.color.ink};
  overflow-wrap: anywhere;

  &[data-look='letter'] {
    gap: ${token.space[6]};
    padding-block-start: 0;
    border-block-start: 0;
  }
`;

export const RatingLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[1]} ${token.space[3]};
  font-size: ${token.text.small};
  font-weight: ${token.weight.semibold};
  line-height: ${token.leading.snug};
`;

export const Body = styled.div`
  display: grid;
  gap: ${token.space[3]};
  max-inline-size: ${token.measure.text};
  line-height: ${token.leading.text};
  white-space: pre-line;

  [data-look='letter'] > & {
    max-inline-size: 38rem;
    font-family: ${token.font.serif};
    font-size: ${token.text.h3};
    line-height: ${token.leading.snug};
    letter-spacing: ${token.tracking.tight};
  }
`;

export const Byline = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[1]} ${token.space[3]};
  color: ${token.color.inkSoft};
  font-size: ${token.text.small};
  line-height: ${token.leading.snug};

  & > :first-child {
    color: ${token.color.ink};
    font-weight: ${token.weight.medium};
  }
`;

export const VoteLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[4]};

  @media (scripting: none) {
    display: none;
  }

  @media print {
    display: none;
  }
`;

export const Vote = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  min-block-size: ${token.size.target};
  padding: ${token.space[1]} ${token.space[4]} ${token.space[1]} ${token.space[3]};
  padding-inline: ${token.space[3]} ${token.space[4]};
  border: ${token.stroke.hair} solid ${token.color.lineStrong};
  border-radius: ${token.radius.soft};
  background: transparent;
  font-size: ${token.text.small};
  font-weight: ${token.weight.medium};
  font-variant-numeric: tabular-nums;
  line-height: ${token.leading.snug};
  cursor: pointer;
  transition: background-color ${token.time.quick} ${token.ease.out};

  &:hover {
    border-color: ${token.color.ink};
    background: ${token.color.hover};
  }

  &[aria-pressed='true'] {
    border-color: ${token.color.ink};
    background: ${token.color.selected};
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      border: ${token.stroke.bold} solid Highlight;
    }
  }
`;

export const Failed = styled.p`
  color: ${token.color.negative};
  font-size: ${token.text.small};
  font-weight: ${token.weight.medium};
  line-height: ${token.leading.snug};
`;

/** Set off by a segment of the route line. */
export const Reply = styled.div`
  display: grid;
  gap: ${token.space[2]};
  max-inline-size: ${token.measure.text};
  padding-inline-start: ${token.space[5]};
  border-inline-start: ${token.stroke.route} solid ${token.color.route};
  line-height: ${token.leading.text};
  white-space: pre-line;
`;
