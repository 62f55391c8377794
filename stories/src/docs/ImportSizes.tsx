import { value as sizes } from 'virtual:design-system/importSizes';

const named = (imports: string) => (imports === '*' ? 'everything' : imports);
const kilobytes = (size: number) => (size === 0 ? 'nothing' : `${size} KB`);

/** What a page pays for what it imports, as measured last. */
export function ImportSizes() {
  return (
    <table>
      <thead>
        <tr>
          <th>A page imports</th>
          <th>Loads with the page</th>
          <th>Loads when needed</th>
        </tr>
      </thead>
      <tbody>
        {sizes.map(({ imports, atOnce, onDemand }) => (
          <tr key={imports}>
            <td>{named(imports)}</td>
            <td>{kilobytes(atOnce)}</td>
            <td>{kilobytes(onDemand)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
