import * as Radix from '@radix-ui/react-dialog';
import { css, keyframes, styled } from 'styled-components';
import { Link } from '#src/components/Link/Link.tsx';
import { headingType, mapLettering } from '#src/foundations/type.ts';
import { menu } from '#src/tokens/component.ts';
import { token } from '#src/tokens/token.ts';

const open = keyframes`
  from { opacity: 0; translate: 0 ${menu.riseSheet}; }
`;

export const Sheet = styled(Radix.Content)`
  position: fixed;
  inset: 0;
  z-index: ${token.layer.dialog};
  display: flex;
  flex-direction: column;
  block-size: 100dvh;
  background: ${token.color.paper};
  color: ${token.color.ink};
  animation: ${open} ${token.time.calm} ${token.ease.out};
`;

export const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  block-size: ${token.size.nav};
  padding-inline: ${token.space.gutter};
  border-block-end: ${token.stroke.hair} solid ${token.color.line};
`;

export const Title = styled.h2`
  ${mapLettering}
`;

export const Scroll = styled.div`
  flex: 1 1 auto;
  min-block-size: 0;
  padding: ${token.space[4]} ${token.space.gutter} ${token.space[10]};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

export const Entries = styled.ul`
  padding: 0;
  list-style: none;

  & > li {
    border-block-end: ${token.stroke.hair} solid ${token.color.line};
  }
`;

const entry = css`
  ${headingType}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[4]};
  inline-size: 100%;
  min-block-size: ${token.size.nav};
  padding: ${token.space[3]} 0;
  border: 0;
  background: transparent;
  color: ${token.color.ink};
  font-size: ${token.text.h3};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
`;

export const Toggle = styled.button`
  ${entry}
`;

export const Plain = styled(Link)`
  && {
    ${entry}
  }
`;

export const Inside = styled.div`
  padding-block: ${token.space[2]} ${token.space[6]};
`;

const inARow = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]} ${token.space[6]};
`;

export const Foot = styled.div`
  ${inARow}
  padding-block-start: ${token.space[6]};
  font-size: ${token.text.small};

  & > div {
    ${inARow}
  }
`;
