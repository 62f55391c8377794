import { styled } from 'styled-components';
import { Link } from '#src/components/Link/Link.tsx';
import { card, link } from '#src/tokens/component.ts';
import { token } from '#src/tokens/token.ts';

/** The heading's link covers the whole card, and its focus ring surrounds the card. */
export const StretchedLink = styled(Link)`
  && {
    color: inherit;
    text-decoration: underline transparent ${link.strokeHover};
    text-underline-offset: ${link.offset};
    transition: text-decoration-color ${token.time.quick} ${token.ease.out};
  }

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:hover {
    text-decoration-color: ${token.color.route};
  }

  &:focus-visible {
    outline: none;

    &::after {
      outline: ${token.stroke.focus} solid ${token.color.focus};
      outline-offset: ${token.stroke.focusOffset};
    }
  }

  @media (forced-colors: active) {
    && {
      color: LinkText;
    }

    &:focus-visible::after {
      outline-color: Highlight;
    }
  }
`;

export const Root = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${card.gap};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

/** Follows the text in reading order and is placed above it visually. */
export const Frame = styled.div`
  order: -1;
`;

export const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${card.wordsGap};
  min-inline-size: 0;
`;

/** Sits above the stretched link so that its text can be selected; clicks are forwarded to the link. */
export const Above = styled.div`
  position: relative;
  z-index: ${token.layer.raised};
  color: ${token.color.inkSoft};
  font-size: ${token.text.small};
  line-height: 1.5;
`;

export const FactLine = styled.div`
  margin-block-start: auto;
  padding-block-start: ${token.space[3]};

  & > * {
    padding-block-start: ${token.space[3]};
    border-block-start: ${token.stroke.hair} solid ${token.color.line};
    color: ${token.color.ink};
    font-size: ${token.text.small};
    font-variant-numeric: tabular-nums;
    line-height: ${token.leading.snug};
  }
`;

export const Actions = styled.div`
  position: relative;
  z-index: ${token.layer.raised};
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  justify-self: start;
  align-self: flex-start;
`;
