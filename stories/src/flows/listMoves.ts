/** The parts of a state node that the charts read: key, children and transitions. */
export interface ChartNode {
  key: string;
  type: string;
  /** Keys from the root, the root's own left out. */
  path: readonly string[];
  states: Readonly<Record<string, ChartNode>>;
  transitions: ReadonlyMap<string, readonly ChartTransition[]>;
  always?: readonly ChartTransition[] | undefined;
}

interface ChartTransition {
  target?: readonly { key: string; path: readonly string[] }[] | undefined;
}

/** An event that a state reacts to, and the states it leads to. */
export interface Move {
  event: string;
  targets: readonly string[];
}

/** Lists the events of a state itself; without targets they stay in it. */
export function listMoves({ transitions, always = [] }: ChartNode): Move[] {
  const named = [...transitions].map(([event, moves]) => ({ event: nameEvent(event), targets: listTargets(moves) }));
  return always.length > 0 ? [...named, { event: 'at once', targets: listTargets(always) }] : named;
}

/** Lists the events that leave a state or one of its children for another state. */
export function listExits(node: ChartNode): Move[] {
  const isOutside = ({ path }: { path: readonly string[] }) => !node.path.every((key, index) => path[index] === key);
  const exits = new Map<string, Set<string>>();
  const visit = ({ transitions, always = [], states }: ChartNode) => {
    for (const [event, moves] of [...transitions, ['always', always] as const])
      for (const target of moves.flatMap((move) => move.target ?? []))
        if (isOutside(target)) exits.set(nameEvent(event), (exits.get(nameEvent(event)) ?? new Set()).add(target.key));
    for (const child of Object.values(states)) visit(child);
  };
  visit(node);
  return [...exits].map(([event, targets]) => ({ event, targets: [...targets] }));
}

function listTargets(moves: readonly ChartTransition[]): string[] {
  return [...new Set(moves.flatMap(({ target = [] }) => target.map(({ key }) => key)))];
}

/** Labels of events raised by the machine itself. */
function nameEvent(event: string): string {
  if (event.startsWith('xstate.done')) return 'done';
  if (event.startsWith('xstate.error')) return 'failed';
  if (event.startsWith('xstate.after')) return `after ${event.split('.')[2]}`;
  return event === 'always' ? 'at once' : event;
}
