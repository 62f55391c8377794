import { token } from '@farwend/design-system';
import { styled } from 'styled-components';
import type { QrCode } from './security.ts';

/** The margin that readers need around a code, in modules. */
const QUIET_ZONE = 4;

/** Props of QrCodeDrawing. */
export interface QrCodeDrawingProps extends QrCode {
  /** What the code holds, for those who do not see it. */
  label: string;
}

/** A QR code: dark on light in every mode, as readers need it. */
export function QrCodeDrawing({ size, path, label }: QrCodeDrawingProps) {
  const side = size + 2 * QUIET_ZONE;
  return (
    <Drawing role="img" aria-label={label} viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`} shapeRendering="crispEdges">
      <path d={path} />
    </Drawing>
  );
}

const Drawing = styled.svg`
  display: block;
  inline-size: min(100%, 15rem);
  block-size: auto;
  aspect-ratio: 1;
  background: white;
  border: ${token.stroke.hair} solid ${token.color.line};
  fill: black;
  forced-color-adjust: none;
`;
