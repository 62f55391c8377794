import { value as goals } from 'virtual:design-system/goals';

const signs = { reached: '● reached', partly: '◐ partly', 'not reached': '○ not reached' } as const;

/** The goal table, each row as it stood when these docs were built. */
export function GoalTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>Row</th>
          <th>Dimension</th>
          <th>Goal</th>
          <th>What stands</th>
          <th>State</th>
        </tr>
      </thead>
      <tbody>
        {goals.map(({ row, dimension, target, now, state }) => (
          <tr key={row}>
            <td>{row}</td>
            <td>{dimension}</td>
            <td>{target}</td>
            <td>{now}</td>
            <td style={{ whiteSpace: 'nowrap' }}>{signs[state]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How many rows are reached, in a sentence. */
export function GoalCount() {
  const having = (state: (typeof goals)[number]['state']) => goals.filter((goal) => goal.state === state).length;
  return (
    <p>
      Of {goals.length} rows {having('reached')} are reached, {having('partly')} partly, {having('not reached')} not.
    </p>
  );
}
