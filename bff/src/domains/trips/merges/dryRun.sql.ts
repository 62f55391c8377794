import { statement } from '#src/db/statement.ts';

export const createSavepoint = statement('merge.savepoint', {}, null, 'SAVEPOINT dry_run');

export const rollBackToSavepoint = statement('merge.rollback', {}, null, 'ROLLBACK TO SAVEPOINT dry_run');
