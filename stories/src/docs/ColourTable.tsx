import { value as system } from 'virtual:design-system/system';

/** Every colour role with what it is for and its value in each mode. */
export function ColourTable() {
  const descriptions = Object.fromEntries(system.tokens.map(({ name, description }) => [name, description]));
  return (
    <table>
      <thead>
        <tr>
          <th>Role</th>
          <th>For</th>
          <th>Light</th>
          <th>Night chart</th>
          <th>High contrast</th>
        </tr>
      </thead>
      <tbody>
        {system.colours.map(({ role, values }) => (
          <tr key={role}>
            <td>
              <code>color.{role}</code>
            </td>
            <td>{descriptions[`color.${role}`]}</td>
            {system.modes.map((mode) => (
              <td key={mode}>
                <span
                  style={{
                    display: 'block',
                    blockSize: 32,
                    minInlineSize: 72,
                    background: values[mode],
                    border: '1px solid rgb(128 128 128 / 40%)',
                  }}
                />
                <code style={{ fontSize: 11 }}>{values[mode]}</code>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
