import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { token } from '#src/tokens/token.ts';
import { compactDensity } from './compactDensity.ts';

/** Props of Compact. */
export interface CompactProps extends ComponentPropsWithRef<'div'> {}

/** Gives everything inside the density of work: 32 px controls and 15 px text with a mouse from 900 px, 44 px otherwise. */
export function Compact(props: CompactProps) {
  return <Root {...props} />;
}

const Root = styled.div`
  ${compactDensity}
  font-size: ${token.text.body};
`;
