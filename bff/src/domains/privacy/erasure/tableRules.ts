/**
 * What a column holds. NONE: facts, codes, dates and figures. ID: identifiers, which name nobody once their record is erased. PERSONAL:
 * who somebody is, or where and how to reach or recognize them. TEXT: free text, which may hold anything. SECRET: what gives access.
 */
export const columnClasses = ['NONE', 'ID', 'PERSONAL', 'TEXT', 'SECRET'] as const;

/** SQL values by column. */
export type Values = Readonly<Record<string, string>>;

/** Names of columns, separated by white space. */
type Names = string;

interface Table {
  NONE?: Names;
  ID?: Names;
  /** The types of its records in `versions`. */
  entityType?: Names;
}

/** In the rows of the person, every column of these classes gets the value given for it. */
export interface ErasedTable extends Table {
  /** SQL condition of the rows that are the person's. */
  rows: string;
  deletes?: never;
  kept?: never;
  PERSONAL?: Values;
  TEXT?: Values;
  SECRET?: Values;
  /** Further columns that change with them. */
  also?: Values;
  /**
   * Rows that others wrote or share: the person's name, e-mail address and phone number are taken out of these columns. `phrasesOnly`: not
   * single names, which in texts about anybody may be those of somebody else.
   */
  ofOthers?: { rows: string; names: readonly string[]; set?: Values; phrasesOnly?: true };
}

/** The rows of the person are deleted. */
export interface DeletedTable extends Table {
  rows: string;
  deletes: true;
  kept?: never;
  PERSONAL?: Names;
  TEXT?: Names;
  SECRET?: Names;
}

/** No row is a traveler's. */
export interface KeptTable extends Table {
  /** Why nothing is erased. */
  kept: string;
  rows?: never;
  deletes?: never;
  PERSONAL?: Names;
  TEXT?: Names;
  SECRET?: Names;
}

export type TableRules = ErasedTable | DeletedTable | KeptTable;

/** The columns of a class in a table. */
export function listColumns(rules: TableRules, columnClass: (typeof columnClasses)[number]): string[] {
  const columns = rules[columnClass] ?? '';
  return typeof columns === 'string' ? columns.split(/\s+/).filter((name) => name !== '') : Object.keys(columns);
}
