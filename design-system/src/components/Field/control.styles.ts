import { css, styled } from 'styled-components';
import { field, link } from '#src/tokens/component.ts';
import { token } from '#src/tokens/token.ts';

/** Reduction of the padding that keeps the size with a thicker border. */
const borderDifference = `(${field.edgeWrong} - ${field.edge})`;

/** Styles shared by all inputs and selects. Text is at least 16 px, because iOS zooms in on smaller inputs. */
export const controlStyles = css`
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
    padding: calc(${field.paddingBlock} - ${borderDifference}) calc(${field.paddingInline} - ${borderDifference});
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
  ${controlStyles}
`;

/** Square button beside a control: step, calendar, remove. Hidden without JavaScript, where it could not work. */
export const AdornmentButton = styled.button`
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

/** Low-emphasis button styled as a link: "Add another destination", "name@gmail.com?". */
export const TextButton = styled.button`
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
