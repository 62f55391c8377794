import * as Radix from '@radix-ui/react-navigation-menu';
import { css, styled } from 'styled-components';
import { Link } from '#src/components/Link/Link.tsx';
import { link, menu } from '#src/tokens/component.ts';
import { below, breakpoint, from, token } from '#src/tokens/token.ts';

export const Root = styled.header`
  position: relative;
  z-index: ${token.layer.nav};
  background: ${token.color.paper};
  border-block-end: ${token.stroke.hair} solid ${token.color.line};

  /* In a very short window, or at 400 % zoom, a sticky bar would cover the page. */
  @media (min-height: ${breakpoint.small}px) and (scripting: enabled) {
    position: sticky;
    inset-block-start: 0;
  }

  @media print {
    display: none;
  }
`;

/** One row of 68 px at the default text size; wraps at 200 %. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token.space[1]};
  min-block-size: calc(${menu.bar} - ${token.stroke.hair});
  padding-inline: max(${token.space.gutter}, (100% - ${token.measure.page}) / 2);
`;

export const Brand = styled.div`
  flex: none;

  & > a {
    display: flex;
    align-items: center;
    min-block-size: ${token.size.target};
  }
`;

/** Hidden below 900 px by CSS, so that nothing flashes before hydration; without JavaScript it is the menu at every width. */
export const Nav = styled(Radix.Root)`
  display: none;

  /* The panel spans the bar rather than the list wrapper that Radix positions. */
  & > div {
    position: static !important;
  }

  ${from.menu} {
    display: block;
  }

  @media (scripting: none) {
    display: block;
    order: 3;
    flex-basis: 100%;
  }
`;

/** Smaller where the bar is full, just above the width of the dialog. */
const itemSize = `clamp(${token.text.caption}, 1.5vw, ${token.text.small})`;

const itemText = css`
  font-size: ${itemSize};
  font-weight: ${token.weight.medium};
  white-space: nowrap;
`;

/** Closer where the bar is full. */
const itemSpace = `clamp(${token.space[1]}, 0.65vw, ${token.space[2]})`;

export const List = styled(Radix.List)`
  display: flex;
  flex-wrap: wrap;
  padding: 0;
  list-style: none;
`;

export const Item = styled(Radix.Item)`
  @media (scripting: none) {
    flex-basis: 100%;
  }
`;

export const Trigger = styled(Radix.Trigger)`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token.space[1]};
  min-block-size: calc(${menu.bar} - ${token.stroke.hair});
  padding: 0 ${itemSpace};
  border: 0;
  background: transparent;
  color: ${token.color.ink};
  ${itemText}
  cursor: pointer;

  &:focus-visible {
    outline-offset: ${menu.ringInset};
  }

  & > svg {
    inline-size: ${menu.chevron};
    block-size: ${menu.chevron};
    color: ${token.color.inkSoft};
    transition: rotate ${token.time.calm} ${token.ease.out};
  }

  &::after {
    content: '';
    position: absolute;
    inset-inline: ${itemSpace};
    inset-block-end: calc(-1 * ${token.stroke.hair});
    block-size: ${menu.current};
    background: transparent;
  }

  &:hover::after {
    background: ${token.color.lineStrong};
  }

  &[data-state='open']::after {
    background: ${token.color.route};
  }

  &[data-state='open'] > svg {
    rotate: 180deg;
  }

  @media (forced-colors: active) {
    &[data-state='open']::after {
      background: Highlight;
    }
  }
`;

export const TopLink = styled(Link)`
  && {
    display: flex;
    align-items: center;
    min-block-size: calc(${menu.bar} - ${token.stroke.hair});
    padding-inline: ${itemSpace};
    ${itemText}

    &:focus-visible {
      outline-offset: ${menu.ringInset};
    }

    &:hover,
    &[aria-current='page'] {
      text-decoration: underline;
      text-decoration-thickness: ${link.strokeHover};
      text-underline-offset: 0.5em;
    }

    &[aria-current='page'] {
      text-decoration-color: ${token.color.route};
    }
  }
`;

/** The most common phone is ten pixels narrower than the limit for whole labels. */
const phoneWithSearch = breakpoint.phone - 10;

export const Search = styled.div`
  font-size: ${token.text.small};
  font-weight: ${token.weight.medium};

  /* The smallest phones have no room for it: it is in the dialog. */
  @media (width < ${phoneWithSearch}px) and (scripting: enabled) {
    display: none;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[1]};
  min-block-size: calc(${menu.bar} - ${token.stroke.hair});
  margin-inline-start: auto;

  ${from.phone} {
    gap: ${token.space[2]};
  }

  ${from.menu} {
    gap: ${token.space[1]};
  }

  ${from.desktop} {
    gap: ${token.space[2]};
  }
`;

export const Account = styled.div`
  display: none;
  font-size: ${token.text.small};
  font-weight: ${token.weight.medium};
  white-space: nowrap;

  &[data-always='true'] {
    display: block;
  }

  & > a {
    justify-content: center;
    min-inline-size: ${token.size.target};
  }

  ${from.menu} {
    display: block;
    font-size: ${itemSize};
  }

  /* On other widths it is in the dialog. */
  @media (scripting: none) {
    display: block;
  }
`;

export const DesktopAction = styled.div`
  display: none;
  white-space: nowrap;

  ${from.menu} {
    display: block;
  }

  ${below.desktop} {
    &&& > a {
      padding-inline: ${token.space[2]};
      font-size: ${itemSize};
    }
  }
`;

export const MobileAction = styled.div`
  white-space: nowrap;

  ${below.phone} {
    &&& > a {
      padding-inline: ${token.space[3]};
    }
  }

  ${from.menu} {
    display: none;
  }
`;
