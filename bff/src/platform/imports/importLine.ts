import { z } from 'zod';
import { Failure, fieldFailure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { withArticle } from '#src/kernel/withArticle.ts';
import { insertExternalId, moveExternalId, selectRecordOfExternalId } from './externalIds.sql.ts';
import type { ImportedFields, Importer } from './importer.ts';
import { selectLatestVersion } from './importLines.sql.ts';
import type { ImportPlan } from './importPlan.ts';
import { disableIdleTimeout } from './imports.sql.ts';
import type { ImportLine } from './importSource.ts';
import { omitUnchangedCells } from './omitUnchangedCells.ts';
import { resolveReferences } from './resolveReferences.ts';

/** What a line has done to its record. */
export interface ImportedRecord {
  outcome: 'created' | 'updated' | 'unchanged';
  recordId: string;
  versionBefore: number | null;
  versionAfter: number;
}

/** The fields of a line that are the engine's own. */
const ControlFields = z.looseObject({
  entityType: z.string('Name the type of the record').optional(),
  externalId: z
    .union([z.string(), z.number()], 'Use a text')
    .transform(String)
    .pipe(z.string().min(1, 'Enter the identifier of the record in its own system').max(200, 'Use 200 characters or fewer'))
    .optional(),
});

const CreatedRecord = z.object({ id: z.guid() });

/** Creates or changes the record of a line, by the calls of the API, in the transaction of the context. Throws the failure of the line. */
export async function importLine(
  { line, fields, cells, problem }: ImportLine,
  plan: ImportPlan,
  context: CallContext,
): Promise<ImportedRecord> {
  if (problem !== undefined) throw new Failure('request.malformed', { message: problem });
  const { entityType, externalId, ...given } = parseControlFields(fields);
  const importer = findImporter(entityType, plan);
  const { fileName, values } = takeFileName(given, importer);
  const resolved = await resolveReferences(values, plan, context);
  const prepared = publishIfAsked(importer.prepare?.(resolved) ?? resolved, importer, plan);
  const linked = externalId === undefined ? undefined : await findLinked(importer, externalId, context);
  const known = plan.keyField === 'externalId' ? requireKey(linked, externalId) : await findByKey(importer, prepared, plan, context);
  if (known !== undefined && linked !== undefined && linked !== known)
    throw fieldFailure('/externalId', 'unique', `Another ${importer.type} has the external id ${externalId}`, 'unique.conflict');
  const versionBefore = known === undefined ? null : await readVersion(importer, known, context);
  const isChange = known !== undefined && (await changeRecord(importer, known, prepared, { plan, line, cells, context }));
  checkMode(importer, isChange, plan);
  const recordId = isChange ? known : await createRecord(importer, prepared, plan, context);
  if (externalId !== undefined && linked !== recordId) {
    const link = { entityType: importer.type, externalId, recordId, importId: plan.importId };
    await context.db.run(linked === undefined ? insertExternalId : moveExternalId, link);
  }
  await storeFile(importer, { recordId, fileName, isNew: !isChange }, plan, context);
  const versionAfter = await readVersion(importer, recordId, context);
  if (!isChange) return { outcome: 'created', recordId, versionBefore: null, versionAfter };
  return { outcome: versionAfter === versionBefore ? 'unchanged' : 'updated', recordId, versionBefore, versionAfter };
}

function parseControlFields(fields: ImportedFields): z.output<typeof ControlFields> {
  const parsed = ControlFields.safeParse(fields);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw fieldFailure(`/${issue?.path.join('/') ?? ''}`, 'format', issue?.message ?? 'This line cannot be read');
}

function findImporter(named: string | undefined, { entityType, importers }: ImportPlan): Importer {
  const type = named ?? entityType;
  const types = [...importers.keys()].join(', ');
  if (type === null) throw fieldFailure('/entityType', 'required', `Name the type of the record: ${types}`);
  if (entityType !== null && type !== entityType)
    throw fieldFailure('/entityType', 'notAllowed', `This import is of the type ${entityType} only. Leave entityType out`);
  const importer = importers.get(type);
  if (!importer) throw fieldFailure('/entityType', 'notAllowed', `${type} cannot be imported. Use one of ${types}`);
  return importer;
}

function publishIfAsked(fields: ImportedFields, { create }: Importer, { publishes }: ImportPlan): ImportedFields {
  const isOpen = publishes && 'published' in create.body.shape && fields['published'] === undefined;
  return isOpen ? { ...fields, published: true } : fields;
}

function takeFileName(fields: ImportedFields, { file }: Importer): { fileName: unknown; values: ImportedFields } {
  if (!file) return { fileName: undefined, values: fields };
  const { [file.field]: fileName, ...values } = fields;
  return { fileName, values };
}

/** The record that the line's external id stands for. Throws 422 if the line has none. */
function requireKey(linked: string | undefined, externalId: string | undefined): string | undefined {
  if (externalId !== undefined) return linked;
  throw fieldFailure('/externalId', 'required', 'Give an externalId, by which the record is found when it is imported again');
}

/** The id of the record with the line's value of the key field; undefined if there is none. */
async function findByKey(
  { type, keys }: Importer,
  fields: ImportedFields,
  { keyField }: ImportPlan,
  context: CallContext,
): Promise<string | undefined> {
  const find = keyField === 'id' ? async (id: string) => id : keys[keyField];
  if (!find) {
    const message = `Records of the type ${type} are not found by ${keyField}. Choose ${['externalId', 'id', ...Object.keys(keys)].join(', ')}`;
    throw fieldFailure(`/${keyField}`, 'notAllowed', message);
  }
  const value = fields[keyField];
  if (typeof value !== 'string' || value === '')
    throw fieldFailure(`/${keyField}`, 'required', `Give the ${keyField}, by which the record is found`);
  return find(value, context);
}

async function findLinked({ type }: Importer, externalId: string, { db }: CallContext): Promise<string | undefined> {
  return (await db.first(selectRecordOfExternalId, { entityType: type, externalId }))?.recordId;
}

async function readVersion({ type }: Importer, recordId: string, { db }: CallContext): Promise<number> {
  return (await db.first(selectLatestVersion, { entityType: type, recordId }))?.version ?? 0;
}

/** Changes a record unless the mode forbids it. Returns false if the record has been deleted. */
async function changeRecord(
  importer: Importer,
  id: string,
  fields: ImportedFields,
  { plan, line, cells, context }: { plan: ImportPlan; line: number; cells: ImportLine['cells']; context: CallContext },
): Promise<boolean> {
  if (plan.mode === 'CREATE') return true;
  const { create, update } = importer;
  const changed = cells ? await omitUnchangedCells(importer, id, fields, cells, plan, context) : fields;
  if (!update) {
    if (plan.mode === 'UPDATE') checkNothingChanged(importer, changed);
    else await plan.runCall(create, { body: fields }, context);
    return true;
  }
  const { id: idField, changeNote } = update.body.shape;
  const { id: _, ...values } = changed;
  const needsId = idField !== undefined && idField.meta()?.readOnly !== true;
  const note = `Imported from ${plan.fileName}, line ${line}`.slice(0, 300);
  const body = { ...(needsId ? { id } : {}), ...(changeNote === undefined ? {} : { changeNote: note }), ...values };
  try {
    await plan.runCall(update, { params: { id }, body }, context);
    return true;
  } catch (error) {
    if (error instanceof Failure && error.errorCode === 'resource.notFound' && plan.keyField !== 'id') return false;
    throw error;
  }
}

/** Throws 422 for a field of a type whose records are not changed. */
function checkNothingChanged({ type }: Importer, { id: _, ...changed }: ImportedFields): void {
  const [name] = Object.keys(changed);
  if (name === undefined) return;
  throw fieldFailure(
    `/${name}`,
    'readOnly',
    `${name} of ${withArticle(type)} is not changed. Leave the cell as it was exported, or leave it out`,
  );
}

/** Throws 409 or 404 if the mode does not allow what the line would do. */
function checkMode({ type }: Importer, isKnown: boolean, { mode, keyField }: ImportPlan): void {
  if (mode === 'CREATE' && isKnown)
    throw fieldFailure(`/${keyField}`, 'unique', `There is ${withArticle(type)} with this ${keyField} already. Use UPSERT to change it`);
  if (mode === 'UPDATE' && !isKnown)
    throw fieldFailure(`/${keyField}`, 'unknown', `There is no ${type} with this ${keyField}. Use UPSERT to create it`);
}

async function createRecord({ create, readId }: Importer, fields: ImportedFields, plan: ImportPlan, context: CallContext): Promise<string> {
  const { id } = CreatedRecord.parse(await plan.runCall(create, { body: fields }, context));
  return readId ? readId(id, context) : id;
}

async function storeFile(
  { type, file }: Importer,
  { recordId, fileName, isNew }: { recordId: string; fileName: unknown; isNew: boolean },
  { readFile, dryRun }: ImportPlan,
  context: CallContext,
): Promise<void> {
  if (!file || (fileName === undefined && !isNew)) return;
  if (typeof fileName !== 'string')
    throw fieldFailure(`/${file.field}`, 'required', `Name the file of the ${type}, beside the imported file`);
  if (!readFile) throw fieldFailure(`/${file.field}`, 'notAllowed', 'Only npm run import, on the server, imports files');
  const bytes = await readFile(fileName);
  await context.db.run(disableIdleTimeout, {});
  await file.store(recordId, bytes, dryRun, context);
}
