import { styled } from 'styled-components';
import { token } from '#src/tokens/token.ts';

export const ComboFrame = styled.div`
  position: relative;
  min-inline-size: 0;
`;

export const Popup = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-start: calc(100% + ${token.space[1]});
  z-index: ${token.layer.nav};
  border: ${token.stroke.hair} solid ${token.color.ink};
  border-radius: ${token.radius.soft};
  background: ${token.color.raised};
  color: ${token.color.ink};
  box-shadow: ${token.shadow.float};

  &[hidden] {
    display: none;
  }
`;

/** A scroll container of its own, so that the active option can be scrolled into view within the list. */
export const Options = styled.ul`
  max-block-size: min(20rem, 50dvh);
  overflow-y: auto;
  overscroll-behavior: contain;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const OptionRow = styled.li`
  display: flex;
  flex-direction: column;
  justify-content: center;
  box-sizing: border-box;
  min-block-size: ${token.size.target};
  padding-block: ${token.space[2]};
  padding-inline: calc(${token.space[4]} - ${token.space[1]}) ${token.space[4]};
  border-inline-start: ${token.space[1]} solid transparent;
  font-size: ${token.text.body};
  line-height: ${token.leading.snug};
  overflow-wrap: anywhere;
  cursor: pointer;

  & + & {
    border-block-start: ${token.stroke.hair} solid ${token.color.line};
  }

  &[aria-selected='true'] {
    border-inline-start-color: ${token.color.route};
    background: ${token.color.selected};
  }

  @media (forced-colors: active) {
    border-inline-start-color: Canvas;

    &[aria-selected='true'] {
      border-inline-start-color: Highlight;
      outline: ${token.stroke.bold} solid Highlight;
      outline-offset: calc(-1 * ${token.stroke.bold});
    }
  }
`;

export const OptionDetail = styled.span`
  font-size: ${token.text.small};
  color: ${token.color.inkFaint};
`;

export const PopupNote = styled.p`
  margin: 0;
  padding: ${token.space[3]} ${token.space[4]};
  font-size: ${token.text.small};
  line-height: ${token.leading.snug};
`;

export const FreeNote = styled.p`
  margin: 0;
  padding-block-start: ${token.space[2]};
  font-size: ${token.text.small};
  line-height: ${token.leading.snug};
  color: ${token.color.inkSoft};
`;
