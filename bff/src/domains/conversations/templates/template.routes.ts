import { contract } from '@farwend/api-contract';
import { recordAudit } from '#src/calls/recordVersion.ts';
import { recordCalls } from '#src/calls/recordCalls.ts';
import { findToChange, insertRecord, newRecord, saveChange } from '#src/calls/records.ts';
import { newId } from '#src/database/newId.ts';
import { changedValues } from '#src/entities/changedValues.ts';
import { is } from '#src/http/actor.ts';
import { Failure, fieldFailure } from '#src/http/failure.ts';
import { created, type Handlers, nothing, ok } from '#src/http/handler.ts';
import { checkTemplate } from './checkTemplate.ts';
import { mayWrite, templateEntity as entity } from './template.entity.ts';
import type { TemplateRow } from './template.model.ts';

const list = contract.templates.list.path;
const { list: listTemplates, read } = recordCalls(entity, list);

/** What the code gives and asks for: staff change the words of a built-in template only. */
const ofTheProduct = ['key', 'channel', 'audience', 'category', 'variables'] as const;

export const templateHandlers: Handlers<typeof contract.templates> = {
  create: async ({ body }, context) => {
    const { actor } = context;
    const ownerPartnerId = is(actor, 'agent') ? (actor.person?.partnerId ?? null) : null;
    if (!mayWrite(actor, body.channel, ownerPartnerId))
      throw new Failure('auth.forbidden', { message: 'Care writes canned answers, marketing mails, agents the answers of their company.' });
    const row: TemplateRow = { ...newRecord(newId(), context), ...body, ownerPartnerId, builtIn: false };
    checkTemplate(row);
    await insertRecord(entity, row, context);
    return created(entity.present(row, actor), `${list}/${row.id}`);
  },
  list: listTemplates,
  read,
  update: async ({ params, body }, context) => {
    const row = await findToChange(entity, params.id, context, body.version);
    const { version: _, changeNote, restoredFrom, ...fields } = body;
    const values: Partial<TemplateRow> = changedValues(row, fields);
    const fixed = row.builtIn ? ofTheProduct.find((name) => name in values) : undefined;
    if (fixed) throw fieldFailure(`/${fixed}`, 'notAllowed', `${fixed} of a built-in template is set by the product`);
    const next = { ...row, ...values };
    if (!mayWrite(context.actor, next.channel, next.ownerPartnerId))
      throw new Failure('auth.forbidden', { message: 'The channel is not yours to choose.' });
    checkTemplate(next);
    const kind = restoredFrom === undefined ? 'UPDATE' : 'RESTORE';
    return ok(entity.present(await saveChange(entity, row, { values, kind, note: changeNote }, context), context.actor));
  },
  remove: async ({ params }, context) => {
    const row = await findToChange(entity, params.id, context);
    if (row.builtIn)
      throw new Failure('reference.inUse', { message: 'The product sends this template. Switch it off with active: false instead.' });
    await entity.model(context).destroy({ where: { id: row.id }, transaction: context.transaction });
    await recordAudit('DELETE', entity.type, row.id, { key: row.key }, context);
    return nothing();
  },
};
