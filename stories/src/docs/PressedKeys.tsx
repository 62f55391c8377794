import type { KeyboardRow } from './KeyboardTable.tsx';

interface PressedKeysProps {
  /** Names of the keys pressed last, the latest at the end. */
  pressed: readonly string[];
  rows: readonly KeyboardRow[];
}

/** The keys that were pressed, and what the keyboard table says about the last. */
export function PressedKeys({ pressed, rows }: PressedKeysProps) {
  const last = pressed.at(-1);
  const promises = last === undefined ? [] : rows.filter(({ keys }) => isAmong(last, keys));
  return (
    <div className="pressed-keys" role="status">
      {last === undefined ? (
        <p>Tab into the component: each key you press is named here, with what it promises to do.</p>
      ) : (
        <>
          <p>
            {pressed.map((key, index) => (
              <kbd key={`${index} ${key}`} aria-current={index === pressed.length - 1 ? 'true' : undefined}>
                {key}
              </kbd>
            ))}
          </p>
          {promises.length === 0 ? (
            <p>{last} is left to the browser.</p>
          ) : (
            <ul>
              {promises.map(({ on, keys, does }) => (
                <li key={on + keys}>
                  <strong>{on}:</strong> {does}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  );
}

/** Whether the cell of a table, such as “Alt + Down, Space”, names a key. */
function isAmong(key: string, cell: string): boolean {
  const normalize = (text: string) => text.toLowerCase().replaceAll(/\s/g, '');
  if (key.length === 1) return /letters|digits|text/i.test(cell);
  return cell.split(',').some((name) => normalize(name) === normalize(key));
}
