import { styled } from 'styled-components';
import { from, token } from '#src/tokens/token.ts';

export const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  padding: 0;
  list-style: none;
  color: ${token.color.inkSoft};
  font-size: ${token.text.small};
  line-height: ${token.leading.snug};
`;

export const Step = styled.li`
  display: none;
  align-items: center;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  &[data-parent='true'] {
    display: flex;
  }

  /* A back arrow drawn with borders, because not every font has the glyph. */
  &[data-parent='true']::before {
    content: '';
    flex: none;
    inline-size: 0.5em;
    block-size: 0.5em;
    margin-inline: 0.15em ${token.space[2]};
    border-block-end: ${token.stroke.hair} solid;
    border-inline-start: ${token.stroke.hair} solid;
    rotate: 45deg;
  }

  &[data-parent='true']:dir(rtl)::before {
    rotate: -45deg;
  }

  ${from.tablet} {
    &&,
    &&[data-parent='true'] {
      display: flex;

      &::before {
        content: none;
      }
    }

    /* A short route segment between two crumbs. */
    && + &::before {
      content: '';
      inline-size: ${token.space[5]};
      block-size: ${token.stroke.hair};
      margin-inline: ${token.space[3]};
      border: 0;
      rotate: none;
      background: ${token.color.lineStrong};
    }
  }
`;

export const Current = styled.span`
  display: inline-flex;
  align-items: center;
  min-block-size: ${token.size.target};
  color: ${token.color.ink};
`;
