import { css, keyframes } from 'styled-components';
import { token } from '#src/tokens/token.ts';
import { compactDensity } from './Compact/compactDensity.ts';

const appear = keyframes`
  from { opacity: 0; }
`;

/** A panel that floats over the work: menu, popover, suggestion list. */
export const floatingPanel = css`
  ${compactDensity}
  z-index: ${token.layer.dialog};
  max-inline-size: min(${token.measure.text}, calc(100vw - 2 * ${token.space[2]}));
  max-block-size: min(calc(10 * ${token.space[12]}), var(--radix-popper-available-height, 80vh));
  overflow-y: auto;
  overscroll-behavior: contain;
  border: ${token.stroke.hair} solid ${token.color.line};
  border-radius: ${token.radius.soft};
  background: ${token.color.raised};
  color: ${token.color.ink};
  font-size: ${token.text.small};
  line-height: ${token.leading.snug};
  box-shadow: ${token.shadow.float};
  animation: ${appear} ${token.time.quick} ${token.ease.out};

  @media print {
    display: none;
  }
`;
