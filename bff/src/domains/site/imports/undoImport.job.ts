import { loadPerson } from '#src/domains/accounts/users/loadPerson.ts';
import type { Services } from '#src/kernel/context.ts';
import type { JobData } from '#src/kernel/job.ts';
import { buildImportContext } from '#src/platform/imports/buildImportContext.ts';
import type { ImportTypes } from '#src/platform/imports/importPlan.ts';
import { undoImport } from '#src/platform/imports/undoImport.ts';
import type { undoImportJob } from './imports.jobs.ts';

/** Undoes an import with the rights that the person who asked for it has now. */
export function undoImportInBackground(services: Services, types: ImportTypes) {
  return async ({ importId, userId }: JobData<typeof undoImportJob>): Promise<void> => {
    const person = await loadPerson(userId, services);
    if (!person) throw new Error('the account of the person who undoes the import has been closed');
    await undoImport(importId, types, buildImportContext(importId, person, services));
  };
}
