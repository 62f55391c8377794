import * as Radix from '@radix-ui/react-navigation-menu';
import { keyframes, styled } from 'styled-components';
import { menu } from '#src/tokens/component.ts';
import { from, token } from '#src/tokens/token.ts';

const open = keyframes`
  from { opacity: 0; translate: 0 ${menu.rise}; }
`;

export const Panel = styled(Radix.Content)`
  position: absolute;
  inset-inline: 0;
  inset-block-start: 100%;
  max-block-size: calc(100dvh - ${menu.bar});
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${token.space[10]} max(${token.space.gutter}, (100% - ${token.measure.page}) / 2) ${token.space[12]};
  border-block: ${token.stroke.hair} solid ${token.color.line};
  background: ${token.color.raised};
  box-shadow: ${token.shadow.float};

  &[data-state='closed'] {
    display: none;
  }

  &[data-state='open'] {
    animation: ${open} ${token.time.calm} ${token.ease.out};
  }

  @media (scripting: none) {
    &[data-state='closed'] {
      position: static;
      display: block;
      padding: ${token.space[4]} 0;
      border: 0;
      box-shadow: none;
      background: transparent;
      pointer-events: auto !important;
    }
  }
`;

export const PanelContent = styled.div`
  display: flex;
  gap: ${token.space.column};

  & > :first-child {
    flex: 1;
  }

  /* Beside an aside, short lists share a column. */
  & > :first-child:not(:only-child) {
    display: block;
    columns: 13rem;

    & > * {
      padding-block-end: ${token.space[8]};
      break-inside: avoid;
    }
  }
`;

export const Aside = styled.div`
  display: none;
  flex: 0 0 20%;

  ${from.desktop} {
    display: block;
  }
`;
