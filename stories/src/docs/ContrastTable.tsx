import { value as system } from 'virtual:design-system/system';

const names: Record<string, string> = { light: 'Light', dark: 'Night chart', contrast: 'High contrast' };

/** Every pair of roles with its contrast in each mode, computed from the tokens; shown as words on their ground. */
export function ContrastTable() {
  const values = Object.fromEntries(system.colours.map(({ role, values: inModes }) => [role, inModes]));
  return (
    <table>
      <thead>
        <tr>
          <th>Pair</th>
          <th>At least</th>
          {system.modes.map((mode) => (
            <th key={mode}>{names[mode]}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {system.pairs.map(({ front, back, least, ratios }) => (
          <tr key={front + back}>
            <td>
              <code>{front}</code> on <code>{back}</code>
            </td>
            <td>{least} : 1</td>
            {system.modes.map((mode) => (
              <td key={mode}>
                <span
                  style={{
                    display: 'inline-block',
                    minInlineSize: '4.5rem',
                    padding: '4px 10px',
                    border: '1px solid rgb(128 128 128 / 40%)',
                    background: values[back]?.[mode],
                    color: values[front]?.[mode],
                    fontVariantNumeric: 'tabular-nums',
                  }}
                >
                  {ratios[mode]?.toFixed(2)}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How many pairs there are and the weakest of them, in a sentence. */
export function ContrastCount() {
  const spare = system.pairs.flatMap(({ front, back, least, ratios }) =>
    Object.entries(ratios).map(([mode, ratio]) => ({ front, back, mode, ratio, over: ratio / least })),
  );
  const weakest = spare.toSorted((a, b) => a.over - b.over)[0];
  return (
    <p>
      {system.pairs.length} pairs in {system.modes.length} modes. The closest to its limit: <code>{weakest?.front}</code> on{' '}
      <code>{weakest?.back}</code>, {names[weakest?.mode ?? '']}, {weakest?.ratio.toFixed(2)}.
    </p>
  );
}
