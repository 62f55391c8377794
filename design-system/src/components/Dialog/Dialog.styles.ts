import * as Radix from '@radix-ui/react-dialog';
import { keyframes, styled } from 'styled-components';
import { headingType } from '#src/foundations/type.ts';
import { dialog } from '#src/tokens/component.ts';
import { from, token } from '#src/tokens/token.ts';

const appear = keyframes`
  from { opacity: 0; }
`;

const rise = keyframes`
  from { opacity: 0; translate: 0 ${dialog.rise}; }
`;

export const Overlay = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  z-index: ${token.layer.dialog};
  background: ${token.color.scrim};
  animation: ${appear} ${token.time.calm} ${token.ease.out};

  /* Print the page, not the dialog over it. */
  @media print {
    display: none;
  }
`;

export const Content = styled(Radix.Content)`
  position: fixed;
  inset-inline: 0;
  inset-block-end: 0;
  z-index: ${token.layer.dialog};
  display: flex;
  flex-direction: column;
  max-block-size: 100dvh;
  margin: auto;
  overflow: hidden;
  border: ${token.stroke.hair} solid ${token.color.line};
  border-radius: ${token.radius.soft};
  background: ${token.color.raised};
  color: ${token.color.ink};
  box-shadow: ${token.shadow.float};
  animation: ${rise} ${token.time.slow} ${token.ease.out};

  ${from.tablet} {
    inset: 0;
    inline-size: min(100% - 2 * ${token.space.gutter}, ${token.measure.narrow});
    block-size: fit-content;
    max-block-size: calc(100dvh - 2 * ${token.space[10]});
  }
`;

export const Header = styled.div`
  display: flex;
  flex: none;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token.space[4]};
  padding: ${token.space[5]} ${token.space[5]} ${token.space[3]} ${token.space[6]};
`;

export const Title = styled.h2`
  ${headingType}
  padding-block-start: ${token.space[2]};
  font-size: ${token.text.h3};
  overflow-wrap: anywhere;
`;

export const Body = styled.div`
  display: grid;
  flex: 1 1 auto;
  gap: ${token.space[4]};
  min-block-size: 0;
  padding: 0 ${token.space[6]} ${token.space[6]};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

export const Footer = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: ${token.space[3]};
  padding: ${token.space[4]} ${token.space[6]};
  border-block-start: ${token.stroke.hair} solid ${token.color.line};
`;
