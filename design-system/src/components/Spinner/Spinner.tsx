import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { RouteLine } from '#src/components/RouteLine/RouteLine.tsx';
import { route, spinner } from '#src/tokens/component.ts';
import { token } from '#src/tokens/token.ts';
import { useDelayedLoading } from './useDelayedLoading.ts';

/** Props of Spinner. */
export interface SpinnerProps extends ComponentPropsWithRef<'div'> {
  /** Whether something is loading. */
  active?: boolean;
  /** Visible text, also announced. */
  label?: string;
}

/** Animated route line shown while loading: after a delay of 400 ms, and then for at least 400 ms, so that it never flashes. */
export function Spinner({ active = true, label = 'Loading', ...rest }: SpinnerProps) {
  const shown = useDelayedLoading(active);
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
