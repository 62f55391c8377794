import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { variants } from '#src/foundations/variants.ts';
import { token } from '#src/tokens/token.ts';

/** What a status means for the person who reads it. Red is left to what is late. */
export type StatusTone = 'new' | 'active' | 'waiting' | 'done' | 'closed' | 'late';

/** Props of StatusPill. */
export interface StatusPillProps extends ComponentPropsWithRef<'span'> {
  /** What the status means: decides the sign and its colour. */
  tone: StatusTone;
  /** Name of the status. */
  children: ReactNode;
  /** `plain`: sign and name without a background, for rows of a table. */
  variant?: 'filled' | 'plain';
}

/** A status by name and by a sign of its own shape, so that colour is never the only cue. */
export function StatusPill({ tone, variant = 'filled', children, ...rest }: StatusPillProps) {
  return (
    <Root data-tone={tone} data-variant={variant} {...rest}>
      <Sign viewBox="0 0 16 16" aria-hidden="true">
        {signs[tone]}
      </Sign>
      <Name>{children}</Name>
    </Root>
  );
}

const ring = <circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" strokeWidth="2" />;
const tick = 'm4.8 8.2 2.2 2.2 4.2-4.6';

const signs: Record<StatusTone, ReactNode> = {
  new: <circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" strokeWidth="2" strokeDasharray="2.4 2.3" />,
  active: (
    <>
      {ring}
      <path d="M8 4.4a3.6 3.6 0 0 1 0 7.2Z" fill="currentColor" />
    </>
  ),
  waiting: (
    <>
      {ring}
      <path d="M6.2 5.6v4.8M9.8 5.6v4.8" stroke="currentColor" strokeWidth="1.6" />
    </>
  ),
  done: (
    <>
      <circle cx="8" cy="8" r="7" fill="currentColor" />
      <Cut d={tick} />
    </>
  ),
  closed: (
    <>
      {ring}
      <path d="M5 8h6" stroke="currentColor" strokeWidth="1.8" />
    </>
  ),
  late: <path d="M8 1.6 15 14.4H1ZM8 6v4M8 11.4v1.6" fill="none" stroke="currentColor" strokeWidth="1.7" />,
};

function Cut({ d }: { d: string }) {
  return <CutPath d={d} fill="none" strokeWidth="1.8" />;
}

const CutPath = styled.path`
  stroke: ${token.color.raised};
`;

const colours: Record<StatusTone, readonly [sign: string, wash: string]> = {
  new: [token.color.inkSoft, token.color.sunk],
  active: [token.color.info, token.color.infoWash],
  waiting: [token.color.caution, token.color.cautionWash],
  done: [token.color.positive, token.color.positiveWash],
  closed: [token.color.inkFaint, token.color.sunk],
  late: [token.color.negative, token.color.negativeWash],
};

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[1]};
  max-inline-size: 100%;
  padding: ${token.stroke.bold} ${token.space[2]};
  border: ${token.stroke.hair} solid transparent;
  border-radius: ${token.radius.soft};
  font-size: ${token.text.caption};
  font-weight: ${token.weight.medium};
  line-height: 1.4;
  vertical-align: middle;
  ${variants('tone', colours, ([color, background]) => ({ color, background }))}

  &[data-variant='plain'] {
    padding-inline: 0;
    border-inline-width: 0;
    background: none;
  }

  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`;

const Sign = styled.svg`
  flex: none;
  inline-size: ${token.space[4]};
  block-size: ${token.space[4]};
`;

const Name = styled.span`
  min-inline-size: 0;
  color: ${token.color.ink};
  overflow-wrap: anywhere;

  [data-tone='late'] > & {
    color: inherit;
  }

  [data-tone='closed'] > & {
    color: ${token.color.inkSoft};
  }
`;
