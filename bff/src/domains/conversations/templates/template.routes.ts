import { contract } from '@farwend/api-contract';
import { recordAudit } from '#src/records/recordVersion.ts';
import { recordCalls } from '#src/records/recordCalls.ts';
import { findForUpdate, insertRecord, newRecord, saveChange } from '#src/records/records.ts';
import { newId } from '#src/kernel/newId.ts';
import { pickChangedValues } from '#src/records/pickChangedValues.ts';
import { is } from '#src/kernel/actor.ts';
import { Failure, fieldFailure } from '#src/kernel/failure.ts';
import { created, type Handlers, noContent, ok } from '#src/kernel/handler.ts';
import { checkTemplate } from './checkTemplate.ts';
import { mayWrite, templateEntity as entity } from './template.entity.ts';
import type { TemplateRow } from '#src/platform/mail/template.model.ts';

const list = contract.templates.list.path;
const { list: listTemplates, read } = recordCalls(entity);

/** Fields of a built-in template that the code relies on: staff can only change its texts. */
const builtInFields = ['key', 'channel', 'audience', 'category', 'variables'] as const;

export const templateHandlers: Handlers<typeof contract.templates> = {
  create: async ({ body }, context) => {
    const { actor } = context;
    const ownerPartnerId = is(actor, 'agent') ? (actor.person?.partnerId ?? null) : null;
    if (!mayWrite(actor, body.channel, ownerPartnerId))
      throw new Failure('auth.forbidden', {
        message: 'Care writes canned replies, marketing writes emails, agents write canned replies of their company.',
      });
    const row: TemplateRow = { ...newRecord(newId(), context), ...body, ownerPartnerId, builtIn: false };
    checkTemplate(row);
    await insertRecord(entity, row, context);
    return created(entity.present(row, actor), `${list}/${row.id}`);
  },
  list: listTemplates,
  read,
  update: async ({ params, body }, context) => {
    const row = await findForUpdate(entity, params.id, context, body.version);
    const { version: _, changeNote, restoredFrom, ...fields } = body;
    const values: Partial<TemplateRow> = pickChangedValues(row, fields);
    const fixed = row.builtIn ? builtInFields.find((name) => name in values) : undefined;
    if (fixed) throw fieldFailure(`/${fixed}`, 'notAllowed', `${fixed} of a built-in template cannot be changed`);
    const next = { ...row, ...values };
    if (!mayWrite(context.actor, next.channel, next.ownerPartnerId))
      throw new Failure('auth.forbidden', { message: 'You cannot choose this channel.' });
    checkTemplate(next);
    const kind = restoredFrom === undefined ? 'UPDATE' : 'RESTORE';
    return ok(entity.present(await saveChange(entity, row, { values, kind, note: changeNote }, context), context.actor));
  },
  remove: async ({ params }, context) => {
    const row = await findForUpdate(entity, params.id, context);
    if (row.builtIn)
      throw new Failure('reference.inUse', { message: 'A built-in template cannot be deleted. Deactivate it with active: false instead.' });
    await context.db.delete(entity.model, { id: row.id });
    await recordAudit('DELETE', entity.type, row.id, { key: row.key }, context);
    return noContent();
  },
};
