import { css, styled } from 'styled-components';
import { field, link } from '#src/tokens/component.ts';
import { token } from '#src/tokens/token.ts';

/** What a thicker edge takes from the padding. */
const gives = `(${field.edgeWrong} - ${field.edge})`;

/** The look that all boxes to type into or choose from share. Text is never below 16 px, else phones zoom in. */
export const controlLook = css`
  box-sizing: border-box;
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: ${field.height};
  margin: 0;
  padding: ${field.paddingBlock} ${field.paddingInline};
  border: ${field.edge} solid ${token.color.lineStrong};
  border-radius: ${token.radius.soft};
  background: ${token.color.raised};
  color: ${token.color.ink};
  font-family: ${token.font.sans};
  font-size: ${token.text.body};
  font-weight: ${token.weight.regular};
  line-height: ${token.leading.snug};
  transition: border-color ${token.time.quick} ${token.ease.out};

  &::placeholder {
    color: ${token.color.inkFaint};
    opacity: 1;
  }

  &:hover {
    border-color: ${token.color.ink};
  }

  &:focus-visible {
    border-color: ${token.color.ink};
    outline: ${token.stroke.focus} solid ${token.color.focus};
    outline-offset: ${token.stroke.focusOffset};
  }

  &[aria-invalid='true'] {
    padding: calc(${field.paddingBlock} - ${gives}) calc(${field.paddingInline} - ${gives});
    border: ${field.edgeWrong} solid ${token.color.negative};
  }

  &:disabled {
    background: ${token.color.sunk};
    color: ${token.color.inkFaint};
    cursor: not-allowed;
  }

  &:read-only:not(select) {
    background: ${token.color.sunk};
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }

  @media print {
    background: none;
  }
`;

export const InputBox = styled.input`
  ${controlLook}
`;

/** A square button at the edge of a control: step, calendar, remove. Of no use without script, so not shown then. */
export const EdgeButton = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  box-sizing: border-box;
  min-inline-size: ${field.height};
  min-block-size: ${field.height};
  margin: 0;
  padding: 0;
  border: ${field.edge} solid ${token.color.lineStrong};
  border-radius: ${token.radius.soft};
  background: ${token.color.raised};
  color: ${token.color.ink};
  cursor: pointer;
  touch-action: manipulation;

  &:hover:not([aria-disabled='true']) {
    border-color: ${token.color.ink};
    background: ${token.color.selected};
  }

  &:focus-visible {
    outline: ${token.stroke.focus} solid ${token.color.focus};
    outline-offset: ${token.stroke.focusOffset};
  }

  &[aria-disabled='true'] {
    border-color: ${token.color.line};
    color: ${token.color.lineStrong};
    cursor: default;
  }

  @media (forced-colors: active) {
    &[aria-disabled='true'] {
      border-color: GrayText;
      color: GrayText;
    }
  }

  @media (scripting: none) {
    display: none;
  }

  @media print {
    display: none;
  }
`;

/** A quiet button that reads as words: "Add another destination", "name@gmail.com?". */
export const WordButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  min-block-size: ${token.size.target};
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: ${token.color.link};
  font-family: ${token.font.sans};
  font-size: ${token.text.body};
  font-weight: ${token.weight.medium};
  line-height: ${token.leading.snug};
  text-align: start;
  text-decoration: underline;
  text-underline-offset: ${link.offset};
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    color: ${token.color.linkHover};
    text-decoration-thickness: ${token.stroke.bold};
  }

  &:focus-visible {
    outline: ${token.stroke.focus} solid ${token.color.focus};
    outline-offset: ${token.stroke.focusOffset};
  }

  @media (scripting: none) {
    display: none;
  }

  @media print {
    display: none;
  }
`;
