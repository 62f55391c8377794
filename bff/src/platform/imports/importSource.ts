/** A line of an import, with its fields by name or with the reason why it cannot be read. */
export interface ImportLine {
  /** Where it begins, counted from 1. */
  line: number;
  fields: Readonly<Record<string, unknown>>;
  /** The cells of a CSV file by the field of their column, as they are in the file. */
  cells?: Readonly<Record<string, string>>;
  problem?: string;
}

/** What is imported. */
export interface ImportSource {
  /** Reads the lines from the start; may be called again. */
  lines(): AsyncIterable<ImportLine>;
  /** Reads a file that a line names; absent where lines cannot name files. */
  readFile?(name: string): Promise<Buffer>;
}
