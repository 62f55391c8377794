import { useId } from 'react';
import { Frame, Table } from './RichText.styles.ts';

/** Props of RichTable. */
export interface RichTableProps {
  /** Column headers. */
  headers: readonly string[];
  /** Rows; missing cells are left empty. */
  rows: readonly (readonly string[])[];
  /** Table caption. */
  caption: string | undefined;
}

/** A table that scrolls horizontally on small screens, by keyboard as well. */
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
