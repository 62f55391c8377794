import { access } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadOperator } from './domains/accounts/users/loadPerson.ts';
import { importTypes } from './importers.ts';
import type { Services } from './kernel/context.ts';
import type { Db } from './kernel/db.ts';
import { newId } from './kernel/newId.ts';
import { buildImportContext } from './platform/imports/buildImportContext.ts';
import { computeFingerprint } from './platform/imports/computeFingerprint.ts';
import { type ImportMode, importModes, type ImportPlan } from './platform/imports/importPlan.ts';
import { type LineResult, selectRefusedLines } from './platform/imports/importLines.sql.ts';
import { type ImportStatus, insertImport, selectRunningImport, selectSummary } from './platform/imports/imports.sql.ts';
import { openImportFile } from './platform/imports/openImportFile.ts';
import { runImport } from './platform/imports/runImport.ts';
import { writeReport } from './platform/imports/writeReport.ts';
import { runAsSystem } from './records/runAsSystem.ts';
import { withServices } from './withServices.ts';

const { importers } = importTypes;

const USAGE = `npm run import -- FILE [--dry-run] [--type TYPE] [--publish] [--as ADDRESS] …

Creates and changes records from a file of JSON Lines (.jsonl) or CSV (.csv), as the API would: what it refuses is refused here. A record is
found again by its externalId, so importing the same file again changes nothing, and an import that was cut off goes on where it was.
Run it on the server, in its folder and with its settings. Formats and samples: docs/operations/import.md

  --dry-run      writes nothing and reports what would happen
  --type TYPE    the type of every line, needed for CSV: ${[...importers.keys()].join(', ')}
  --publish      publishes articles, companies and itineraries whose line does not say "published"; each must have what its page needs
  --as ADDRESS   the team member for whom it runs, with whose rights and in whose name records are written; needed if there are several
                 administrators
  --mode MODE    CREATE, UPDATE or UPSERT (the default)
  --key FIELD    the field by which a record is found: externalId (the default), id, or slug
  --atomic       writes everything or, if one line is refused, nothing; at most 5,000 lines
  --report FILE  where to write what became of each line; default: FILE.report.jsonl

Ends with exit code 0 if every line was imported, else 1.`;

const SHOWN_REFUSALS = 20;

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      type: { type: 'string' },
      publish: { type: 'boolean', default: false },
      as: { type: 'string' },
      mode: { type: 'string', default: 'UPSERT' },
      key: { type: 'string', default: 'externalId' },
      atomic: { type: 'boolean', default: false },
      report: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(USAGE);
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new Error(`Name one file to import.\n\n${USAGE}`);
  const path = resolve(file);
  await access(path).catch(() => {
    throw new Error(`There is no file ${path} that can be read here.`);
  });
  const { type: entityType = null, 'dry-run': dryRun, publish: publishes, atomic, key: keyField } = values;
  if (entityType !== null && !importers.has(entityType))
    throw new Error(`--type: ${entityType} cannot be imported. Choose one of ${[...importers.keys()].join(', ')}.`);
  const options = { entityType, mode: parseMode(values.mode), keyField, atomic, dryRun, publishes, fileName: basename(path) };
  await withServices(process.env, (services) =>
    importFile(path, { ...options, as: values.as, report: resolve(values.report ?? `${path}.report.jsonl`) }, services),
  );
}

type ImportOptions = Pick<ImportPlan, 'entityType' | 'mode' | 'keyField' | 'atomic' | 'dryRun' | 'publishes' | 'fileName'>;

interface FileOptions extends ImportOptions {
  as: string | undefined;
  report: string;
}

async function importFile(path: string, { as, report, ...options }: FileOptions, services: Services): Promise<void> {
  const source = openImportFile(
    { path, entityType: options.entityType, maxFileBytes: services.settings.photosUploadMb * 1_048_576 },
    importers,
  );
  const person = await runAsSystem(services, newId(), (context) => loadOperator(as?.trim().toLowerCase(), context));
  const fingerprint = await computeFingerprint(path, [options, person.userId]);
  const importId = await startImport({ ...options, fingerprint, userId: person.userId }, services.db);
  const plan = { ...options, importId, ...importTypes, readFile: source.readFile };
  const status = await runImport({ plan, source, context: buildImportContext(importId, person, services) });
  await writeReport(report, importId, services.db);
  await printSummary(importId, status, options, services);
  console.log(`What became of each line: ${report}`);
}

/** The id of a new import or, if the same file is being imported in the same way, of the one that goes on. */
async function startImport(row: ImportOptions & { fingerprint: string; userId: string }, db: Db): Promise<string> {
  const id = newId();
  await db.run(insertImport, { ...row, id, mapping: {}, source: null });
  const running = row.dryRun ? undefined : await db.first(selectRunningImport, { fingerprint: row.fingerprint });
  if (!running || running.id === id) return id;
  console.log(`Goes on at line ${running.nextLine}, where the last import of this file was cut off.`);
  return running.id;
}

async function printSummary(importId: string, status: ImportStatus, { dryRun }: { dryRun: boolean }, { db }: Services): Promise<void> {
  const summary = await db.first(selectSummary, { id: importId });
  if (!summary) throw new Error(`The import ${importId} has been deleted meanwhile.`);
  const { created, updated, unchanged, refused, problem } = summary;
  if (status === 'FAILED') console.log(`The import ended early. ${problem}`);
  if (status === 'REJECTED') console.log('Nothing was written, because a line was refused.');
  else if (dryRun) console.log('Nothing was written. An import would give:');
  console.log(`${created} created, ${updated} updated, ${unchanged} unchanged, ${refused} refused`);
  for (const line of await db.run(selectRefusedLines, { importId, limit: SHOWN_REFUSALS, offset: 0 })) console.log(formatRefusal(line));
  if (refused > SHOWN_REFUSALS) console.log(`  … and ${refused - SHOWN_REFUSALS} more`);
  if (refused > 0 || status === 'FAILED') process.exitCode = 1;
}

function formatRefusal({ line, entityType, externalId, errors }: LineResult): string {
  const what = [entityType, externalId].filter((part) => part !== null).join(' ');
  const reasons = errors.map(
    ({ field, value, message }) => `${field ?? ''}${value === null ? '' : ` (${value})`}${field ? ': ' : ''}${message}`,
  );
  return `  line ${line}${what ? `, ${what}` : ''}: ${reasons.join('; ')}`;
}

function parseMode(text: string): ImportMode {
  const mode = importModes.find((one) => one === text.toUpperCase());
  if (mode) return mode;
  throw new Error(`--mode: choose one of ${importModes.join(', ')}.`);
}
