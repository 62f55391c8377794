import { token } from '@farwend/design-system';
import type { StateValue } from 'xstate';
import { styled } from 'styled-components';
import { listMoves, type ChartNode } from './listMoves.ts';

/** Props of StateChart. */
export interface StateChartProps {
  /** State node to draw, with its descendants. */
  node: ChartNode;
  /** Active child states; `undefined` if the state itself is not active. */
  value: StateValue | undefined;
  /** Whether a state can be chosen. Defaults to none. */
  isChoosable?: (path: readonly string[]) => boolean;
  /** Called with the path of the chosen state. */
  onChoose?: ((path: readonly string[]) => void) | undefined;
}

/** Statechart drawn from a machine definition: nested states with their events and targets; active states are marked. */
export function StateChart({ node, value, isChoosable = () => false, onChoose }: StateChartProps) {
  const children = Object.values(node.states);
  return (
    <State data-active={value !== undefined || undefined} aria-current={value !== undefined ? 'true' : undefined}>
      <Name>
        {isChoosable(node.path) ? (
          <Choice type="button" onClick={() => onChoose?.(node.path)}>
            {node.key}
          </Choice>
        ) : (
          node.key
        )}
      </Name>
      <Moves>
        {listMoves(node).map(({ event, targets }) => (
          <li key={event}>
            {event} {targets.length > 0 && <Target>to {targets.join(', ')}</Target>}
          </li>
        ))}
      </Moves>
      {children.length > 0 && (
        <Children data-type={node.type}>
          {children.map((child) => (
            <StateChart key={child.key} node={child} value={below(value, child.key)} isChoosable={isChoosable} onChoose={onChoose} />
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

const Choice = styled.button`
  inline-size: 100%;
  min-block-size: ${token.size.target};
  padding: 0;
  border: 0;
  background: transparent;
  color: inherit;
  font: inherit;
  text-align: start;
  text-decoration: underline;
  overflow-wrap: anywhere;
  cursor: pointer;
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
