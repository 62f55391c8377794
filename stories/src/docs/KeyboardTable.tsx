/** One promise of the keyboard; a test walks it as it stands. */
export interface KeyboardRow {
  /** Where focus is. */
  on: string;
  /** What is pressed. */
  keys: string;
  /** What happens. */
  does: string;
}

/** The keyboard table of a docs page. */
export function KeyboardTable({ rows }: { rows: readonly KeyboardRow[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th>Focus on</th>
          <th>Key</th>
          <th>What it does</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ on, keys, does }) => (
          <tr key={on + keys}>
            <td>{on}</td>
            <td>
              <kbd>{keys}</kbd>
            </td>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
