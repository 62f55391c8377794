import { useId } from 'react';
import { Frame, Table } from './RichText.styles.ts';

/** Props of RichTable. */
export interface RichTableProps {
  /** The heads of the columns. */
  headers: readonly string[];
  /** The rows; a cell that is missing stays empty. */
  rows: readonly (readonly string[])[];
  /** What the table tells. */
  caption: string | undefined;
}

/** A table that scrolls sideways on a small phone, by keyboard too. */
export function RichTable({ headers, rows, caption }: RichTableProps) {
  const id = useId();
  return (
    <Frame role="region" tabIndex={0} aria-labelledby={id}>
      <Table>
        {caption && <caption id={id}>{caption}</caption>}
        <thead>
          <tr {...(caption ? {} : { id })}>
            {headers.map((header, index) => (
              <th key={index} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            <tr key={line}>
              {headers.map((_, column) => (
                <td key={column}>{row[column] ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}
