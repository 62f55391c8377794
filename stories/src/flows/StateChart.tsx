import { token } from '@farwend/design-system';
import type { StateValue } from 'xstate';
import { styled } from 'styled-components';

/** The parts of a state node that the chart shows: key, configuration, children and transitions. */
export interface ChartNode {
  key: string;
  type: string;
  states: Readonly<Record<string, ChartNode>>;
  transitions: ReadonlyMap<string, readonly { target?: readonly { key: string }[] | undefined }[]>;
  always?: readonly { target?: readonly { key: string }[] | undefined }[] | undefined;
}

/** Props of StateChart. */
export interface StateChartProps {
  /** State node to draw, with its descendants. */
  node: ChartNode;
  /** Active child states; `undefined` if the state itself is not active. */
  value: StateValue | undefined;
}

/** Statechart drawn from a machine definition: nested states with their events and targets; active states are marked. */
export function StateChart({ node, value }: StateChartProps) {
  const children = Object.values(node.states);
  return (
    <State data-active={value !== undefined || undefined} aria-current={value !== undefined ? 'true' : undefined}>
      <Name>{node.key}</Name>
      <Moves>
        {movesOf(node).map(([event, targets]) => (
          <li key={event}>
            {event} {targets.length > 0 && <Target>to {targets.join(', ')}</Target>}
          </li>
        ))}
      </Moves>
      {children.length > 0 && (
        <Children data-type={node.type}>
          {children.map((child) => (
            <StateChart key={child.key} node={child} value={below(value, child.key)} />
          ))}
        </Children>
      )}
    </State>
  );
}

function below(value: StateValue | undefined, key: string): StateValue | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string') return value === key ? {} : undefined;
  return value[key];
}

function movesOf({ transitions, always = [] }: ChartNode): [string, string[]][] {
  const named = [...transitions].map(([event, moves]): [string, string[]] => [nameOf(event), keysOf(moves)]);
  return always.length > 0 ? [...named, ['at once', keysOf(always)]] : named;
}

function keysOf(moves: readonly { target?: readonly { key: string }[] | undefined }[]): string[] {
  return [...new Set(moves.flatMap(({ target }) => target?.map(({ key }) => key) ?? []))];
}

/** Labels of events raised by the machine itself. */
function nameOf(event: string): string {
  if (event.startsWith('xstate.done')) return 'done';
  if (event.startsWith('xstate.error')) return 'failed';
  if (event.startsWith('xstate.after')) return `after ${event.split('.')[2]}`;
  return event;
}

const State = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${token.space[2]};
  min-inline-size: 0;
  padding: ${token.space[3]};
  border: ${token.stroke.hair} solid ${token.color.line};
  border-radius: ${token.radius.soft};
  background: ${token.color.raised};
  list-style: none;

  &[data-active] {
    border: ${token.stroke.bold} solid ${token.color.route};
    background: ${token.color.selected};
  }
`;

const Name = styled.strong`
  font-size: ${token.text.small};
`;

const Moves = styled.ul`
  padding: 0;
  font-size: ${token.text.caption};
  color: ${token.color.inkSoft};
  list-style: none;
  overflow-wrap: anywhere;
`;

const Target = styled.span`
  color: ${token.color.ink};
`;

const Children = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 10rem), 1fr));
  gap: ${token.space[2]};
  padding: 0;

  &[data-type='parallel'] {
    grid-template-columns: 1fr;
  }
`;
