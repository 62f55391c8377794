import { token } from '@farwend/design-system';
import { value as tokens } from 'virtual:design-system/tokens';

type Group = keyof typeof token;

const described = new Map(tokens.map((one) => [one.name, one]));

/** Every token of a group with what it is for and its value: colours as swatches, sizes as words, spaces as bars. */
export function TokenTable({ group, names }: { group: Group; names?: readonly string[] }) {
  const entries = Object.entries<string>(token[group]).filter(([name]) => !names || names.includes(name));
  return (
    <table>
      <thead>
        <tr>
          <th>Token</th>
          <th>Looks</th>
          <th>For</th>
          <th>Value</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(([name, value]) => (
          <tr key={name}>
            <td>
              <code>
                {group}.{name}
              </code>
            </td>
            <td>
              <Sample group={group} value={value} />
            </td>
            <td>{described.get(`${group}.${name}`)?.description}</td>
            <td>
              <code>{described.get(`${group}.${name}`)?.value}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sample({ group, value }: { group: Group; value: string }) {
  const box = { display: 'block', inlineSize: 72, blockSize: 32 };
  if (group === 'color') return <span style={{ ...box, background: value, border: '1px solid rgb(15 28 43 / 30%)' }} />;
  if (group === 'space') return <span style={{ display: 'block', blockSize: 12, inlineSize: value, background: token.color.route }} />;
  if (group === 'text') return <span style={{ fontFamily: token.font.serif, fontSize: value, lineHeight: 1.1 }}>Mara</span>;
  if (group === 'font') return <span style={{ fontFamily: value, fontSize: 24 }}>Kilimanjaro, 5,895 m</span>;
  if (group === 'weight') return <span style={{ fontWeight: value }}>Kilimanjaro, 5,895 m</span>;
  if (group === 'radius') return <span style={{ ...box, border: '2px solid currentColor', borderRadius: value }} />;
  if (group === 'stroke') return <span style={{ ...box, blockSize: 0, borderBlockStart: `${value} solid currentColor` }} />;
  if (group === 'shadow') return <span style={{ ...box, background: token.color.raised, boxShadow: value }} />;
  return <span>–</span>;
}
