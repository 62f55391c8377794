import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { RouteLine } from '#src/components/RouteLine/RouteLine.tsx';
import { route, spinner } from '#src/tokens/component.ts';
import { token } from '#src/tokens/token.ts';
import { useSteadyWait } from './useSteadyWait.ts';

/** Props of Spinner. */
export interface SpinnerProps extends ComponentPropsWithRef<'div'> {
  /** Whether something is on its way. */
  active?: boolean;
  /** What is on its way, in words. */
  label?: string;
}

/** The route being drawn while something loads: from 400 ms of waiting, and then for at least 400 ms, so that it never flashes. */
export function Spinner({ active = true, label = 'Loading', ...rest }: SpinnerProps) {
  const shown = useSteadyWait(active);
  return (
    <Root role="status" {...rest}>
      {shown && <RouteLine variant="loading" />}
      {shown && <Words>{label}</Words>}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[2]};
  min-block-size: ${spinner.height};
  inline-size: min(100%, ${route.loading});
`;

const Words = styled.span`
  color: ${token.color.inkSoft};
  font-size: ${token.text.small};
`;
