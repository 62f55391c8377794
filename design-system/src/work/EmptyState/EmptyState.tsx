import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { headingType } from '#src/foundations/type.ts';
import { token } from '#src/tokens/token.ts';
import { compactDensity } from '#src/work/Compact/compactDensity.ts';

/** Props of EmptyState. */
export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What is so: “No request is waiting”. */
  title: ReactNode;
  /** Level of the heading. */
  level?: 2 | 3 | 4;
  /** Why, and what comes next. */
  children?: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
  /** `error` announces itself when it appears. */
  kind?: 'empty' | 'error' | 'forbidden';
}

/** What stands where content would be: nothing yet, something that failed, or something one may not see, each with the next step. */
export function EmptyState({ title, level = 2, children, action, kind = 'empty', ...rest }: EmptyStateProps) {
  return (
    <Root data-kind={kind} role={kind === 'error' ? 'alert' : undefined} {...rest}>
      <Route viewBox="0 0 120 24" aria-hidden="true">
        {routes[kind]}
      </Route>
      <Title as={`h${level}`}>{title}</Title>
      {children && <Words>{children}</Words>}
      {action && <Action>{action}</Action>}
    </Root>
  );
}

const travelled = { fill: 'none', stroke: 'currentColor', strokeWidth: 2 };
const routes = {
  empty: <path {...travelled} d="M4 16C24 2 40 2 58 12s36 8 54-2M4 13a3 3 0 1 1 0 6 3 3 0 0 1 0-6M114 7a3 3 0 1 1 0 6 3 3 0 0 1 0-6" />,
  error: <path {...travelled} d="M4 16C20 4 34 2 48 8M72 16c14 4 26 0 40-6M54 4l10 16M64 4 54 20" />,
  forbidden: <path {...travelled} d="M4 16C24 2 40 2 58 12M58 3v18M64 3v18" />,
};

const Root = styled.div`
  ${compactDensity}
  display: grid;
  justify-items: start;
  gap: ${token.space[2]};
  max-inline-size: ${token.measure.text};
  padding: ${token.space[8]} ${token.space[4]};
  color: ${token.color.inkSoft};
  font-size: ${token.text.small};
`;

const Route = styled.svg`
  inline-size: calc(3 * ${token.space[10]});
  margin-block-end: ${token.space[2]};
  color: ${token.color.lineStrong};

  &:dir(rtl) {
    transform: scaleX(-1);
  }
`;

const Title = styled.h2`
  ${headingType}
  color: ${token.color.ink};
  font-size: ${token.text.h4};
`;

const Words = styled.div`
  display: grid;
  gap: ${token.space[2]};
  overflow-wrap: anywhere;
`;

const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  margin-block-start: ${token.space[3]};
`;
