import type { Call } from '@farwend/api-contract';
import type { z } from 'zod';
import type { CallContext } from '#src/kernel/context.ts';

/** A call whose body is a record. */
type CallWithBody = Call & { body: z.ZodObject };

/** How records of one type are imported: by the calls with which the API creates, changes and deletes them. */
export interface Importer {
  /** The type of record, as in a line, a reference, versions and the audit. */
  type: string;
  create: CallWithBody;
  /** As an export shows the record. */
  read: Call;
  /** Absent where a record that is known is created again, such as a sign-up. */
  update?: CallWithBody;
  /** Absent where records are not deleted. */
  remove?: Call;
  /** The fields besides `externalId` and `id` by which a record can be found, each with the look-up of its id. */
  keys: Readonly<Record<string, FindByKey>>;
  /** Reads the record's id from that of the reply to its creation, where they differ. */
  readId?(repliedId: string, context: CallContext): Promise<string>;
  /** Completes the fields of a line, so that the same line gives the same record again. */
  prepare?(fields: ImportedFields): ImportedFields;
  /** The fields that bring a record back to what a snapshot says of it, besides those that its change accepts. */
  restore?(snapshot: ImportedFields): ImportedFields;
  /** The file that a new record needs. */
  file?: ImportedFile;
}

export type FindByKey = (value: string, context: CallContext) => Promise<string | undefined>;

/** The fields of a record as a line gives them. */
export type ImportedFields = Readonly<Record<string, unknown>>;

/** The field of a line that names a file, and what is done with it. */
export interface ImportedFile {
  field: string;
  /** Stores the file with its record, in the transaction of the context; `isDryRun`: checks it only. */
  store(recordId: string, bytes: Buffer, isDryRun: boolean, context: CallContext): Promise<void>;
}

/** Every importer by its type. */
export type Importers = ReadonlyMap<string, Importer>;
