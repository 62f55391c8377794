import { Readable } from 'node:stream';
import { loadPerson } from '#src/domains/accounts/users/loadPerson.ts';
import type { Services } from '#src/kernel/context.ts';
import type { JobData } from '#src/kernel/job.ts';
import { buildImportContext } from '#src/platform/imports/buildImportContext.ts';
import { describeColumns } from '#src/platform/imports/describeColumns.ts';
import type { ImportTypes } from '#src/platform/imports/importPlan.ts';
import { finishImport, selectImportToRun } from '#src/platform/imports/imports.sql.ts';
import { readCsv } from '#src/platform/imports/readCsv.ts';
import { runImport } from '#src/platform/imports/runImport.ts';
import type { runImportJob } from './imports.jobs.ts';

/** Runs an import through the API, or what is left of it, with the rights that its person has now. */
export function runImportInBackground(services: Services, types: ImportTypes) {
  return async ({ importId }: JobData<typeof runImportJob>): Promise<void> => {
    const row = await services.db.first(selectImportToRun, { id: importId });
    if (!row) return; // it has been run
    const person = row.userId === null ? undefined : await loadPerson(row.userId, services);
    const importer = types.importers.get(row.entityType);
    if (!person || !importer) {
      const problem = 'The account of the person who imports has been closed.';
      await services.db.run(finishImport, { id: importId, status: 'FAILED', problem });
      return;
    }
    const { source: text, mapping, ...options } = row;
    const columns = { schema: describeColumns(importer), mapping };
    await runImport({
      plan: { ...types, ...options, importId },
      source: { lines: () => readCsv(Readable.from([text]), columns) },
      context: buildImportContext(importId, person, services),
    });
  };
}
