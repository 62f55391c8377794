import { styled } from 'styled-components';
import { Dialog } from '#src/components/Dialog/Dialog.tsx';
import { below, from, token } from '#src/tokens/token.ts';

export const CalendarBox = styled(Dialog)`
  ${from.tablet} {
    && {
      inline-size: 26rem;
    }
  }
`;

/** Styles target the class names of react-day-picker, which are its documented styling API. */
export const CalendarFrame = styled.div`
  font-family: ${token.font.sans};
  color: ${token.color.ink};

  /* Seven days of 44 px take up nearly all of 320 px. */
  ${below.tablet} {
    margin-inline: calc(${token.space[1]} - ${token.space[6]});
  }

  /* react-day-picker sets its own data-mode on the root, which our colour modes would style. */
  .rdp-root {
    background: none;
  }

  .rdp-months {
    position: relative;
  }

  .rdp-month_caption {
    display: flex;
    align-items: center;
    min-block-size: ${token.size.target};
    padding-inline: ${token.space[3]} calc(2 * ${token.size.target});
    font-family: ${token.font.serif};
    font-size: ${token.text.h4};
    line-height: ${token.leading.snug};
  }

  .rdp-nav {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    display: flex;
  }

  .rdp-nav button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    inline-size: ${token.size.target};
    block-size: ${token.size.target};
    padding: 0;
    border: 0;
    background: none;
    color: ${token.color.ink};
    cursor: pointer;
  }

  .rdp-nav button:hover:not([aria-disabled='true']) {
    background: ${token.color.selected};
  }

  .rdp-nav button[aria-disabled='true'] {
    color: ${token.color.lineStrong};
    cursor: default;
  }

  .rdp-button_previous svg {
    rotate: 180deg;
  }

  .rdp-month_grid {
    inline-size: 100%;
    margin-block-start: ${token.space[2]};
    border-collapse: collapse;
    table-layout: fixed;
  }

  .rdp-weekday {
    block-size: ${token.space[8]};
    padding: 0;
    font-size: ${token.text.caption};
    font-weight: ${token.weight.medium};
    color: ${token.color.inkFaint};
  }

  .rdp-day {
    padding: 0;
  }

  .rdp-day button {
    inline-size: 100%;
    min-inline-size: 0;
    block-size: ${token.size.target};
    padding: 0;
    border: ${token.stroke.hair} solid transparent;
    border-radius: ${token.radius.soft};
    background: none;
    color: ${token.color.ink};
    font-size: ${token.text.body};
    font-variant-numeric: lining-nums tabular-nums;
    cursor: pointer;
  }

  .rdp-day button:hover:not([aria-disabled='true']) {
    border-color: ${token.color.ink};
  }

  .rdp-day button[aria-disabled='true'] {
    color: ${token.color.inkFaint};
    text-decoration: line-through;
    cursor: not-allowed;
  }

  .rdp-selected button {
    border-color: ${token.color.strong};
    background: ${token.color.strong};
    color: ${token.color.onStrong};
    font-weight: ${token.weight.semibold};
  }

  button:focus-visible {
    outline: ${token.stroke.focus} solid ${token.color.focus};
    outline-offset: 0;
  }

  @media (forced-colors: active) {
    .rdp-selected button {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }

    .rdp-day button[aria-disabled='true'] {
      color: GrayText;
    }
  }
`;
