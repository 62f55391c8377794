import * as Radix from '@radix-ui/react-dialog';
import { keyframes, styled } from 'styled-components';
import { headingType } from '#src/foundations/type.ts';
import { from, token } from '#src/tokens/token.ts';
import { compactDensity } from '#src/work/Compact/compactDensity.ts';

const appear = keyframes`
  from { opacity: 0; }
`;

export const Overlay = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  z-index: ${token.layer.dialog};
  background: ${token.color.scrim};
  animation: ${appear} ${token.time.calm} ${token.ease.out};

  @media print {
    display: none;
  }
`;

export const Content = styled(Radix.Content)`
  ${compactDensity}
  position: fixed;
  inset-block: 0;
  inset-inline-end: 0;
  z-index: ${token.layer.dialog};
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  block-size: 100dvh;
  background: ${token.color.raised};
  color: ${token.color.ink};
  font-size: ${token.text.body};
  animation: ${appear} ${token.time.calm} ${token.ease.out};

  ${from.tablet} {
    inline-size: min(${token.measure.text}, 60vw);
    border-inline-start: ${token.stroke.hair} solid ${token.color.line};
    box-shadow: ${token.shadow.float};
  }
`;

export const Header = styled.div`
  display: flex;
  flex: none;
  align-items: flex-start;
  gap: ${token.space[1]};
  padding: ${token.space[3]} ${token.space[3]} ${token.space[3]} ${token.space[5]};
  border-block-end: ${token.stroke.hair} solid ${token.color.line};
`;

export const Title = styled.h2`
  ${headingType}
  flex: 1;
  min-inline-size: 0;
  align-self: center;
  font-size: ${token.text.h4};
  overflow-wrap: anywhere;
`;

export const Body = styled.div`
  display: grid;
  flex: 1 1 auto;
  align-content: start;
  gap: ${token.space[4]};
  min-block-size: 0;
  padding: ${token.space[5]};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

export const Footer = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  padding: ${token.space[3]} ${token.space[5]};
  border-block-start: ${token.stroke.hair} solid ${token.color.line};
`;
