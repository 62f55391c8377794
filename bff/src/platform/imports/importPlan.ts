import type { CallRunner } from '#src/kernel/context.ts';
import type { FindByKey, Importers } from './importer.ts';

export const importModes = ['CREATE', 'UPDATE', 'UPSERT'] as const;
export type ImportMode = (typeof importModes)[number];

/** What can be imported, and how. */
export interface ImportTypes {
  importers: Importers;
  /** How a reference finds a record that was not imported, by its type. */
  lookups: ReadonlyMap<string, FindByKey>;
  runCall: CallRunner;
}

/** How the lines of an import are written. */
export interface ImportPlan extends ImportTypes {
  importId: string;
  /** The type of every line; null if each line names its own. */
  entityType: string | null;
  mode: ImportMode;
  /** The field by which a line finds its record. */
  keyField: string;
  /** Whether everything is written in one transaction, or nothing. */
  atomic: boolean;
  /** Whether everything is rolled back in the end. */
  dryRun: boolean;
  /** Whether records that a line leaves open are published. */
  publishes: boolean;
  /** The name of the file, for the history of the records. */
  fileName: string;
  readFile?: ((name: string) => Promise<Buffer>) | undefined;
}
