import type { contract, ReplyOf } from '@farwend/api-contract';
import { mailSecurityChange } from '#src/domains/accounts/users/securityMails.ts';
import { revokeAccess } from '#src/domains/accounts/sessions/revokeAccess.ts';
import { userEntity } from '#src/domains/accounts/users/user.entity.ts';
import { toIsoString } from '#src/kernel/entity.ts';
import { Failure, notFound } from '#src/kernel/failure.ts';
import { type Handlers, noContent, ok } from '#src/kernel/handler.ts';
import { isId } from '#src/kernel/isId.ts';
import { requirePerson } from '#src/kernel/requirePerson.ts';
import { findVisible } from '#src/records/records.ts';
import { recordAudit } from '#src/records/recordVersion.ts';
import { addFactor, beginFactor } from './addFactor.ts';
import { countRecoveryCodes, deleteFactor, deleteFactors, deleteRecoveryCodes, type FactorRow, listFactors } from './factor.sql.ts';
import { needsFactor } from './needsFactor.ts';
import { replaceRecoveryCodes } from './recoveryCodes.ts';
import { requireRecentProof, requireStepUp } from './requireProof.ts';

export const factorHandlers: Handlers<typeof contract.factors> = {
  list: async (_, context) => {
    const person = requirePerson(context);
    const { userId } = person;
    const [rows, codes] = await Promise.all([context.db.run(listFactors, { userId }), context.db.first(countRecoveryCodes, { userId })]);
    return ok({ items: rows.map(presentFactor), recoveryCodesLeft: codes?.total ?? 0, isRequired: needsFactor(person, context.settings) });
  },

  options: async ({ body }, context) => {
    const person = requirePerson(context);
    await requireRecentProof(context);
    return { body: await beginFactor(body.kind, person, context), headers: { 'Cache-Control': 'no-store' } };
  },

  create: async ({ body }, context) => {
    const person = requirePerson(context);
    const { row, isFirst } = await addFactor(body, person, context);
    const recoveryCodes = isFirst ? await replaceRecoveryCodes(person.userId, context) : null;
    await mailSecurityChange(person, row.kind === 'TOTP' ? 'appAdded' : 'passkeyAdded', context);
    return { body: { factor: presentFactor(row), recoveryCodes }, headers: { 'Cache-Control': 'no-store' } };
  },

  remove: async ({ params: { id } }, context) => {
    const person = requirePerson(context);
    if (!isId(id)) throw notFound();
    await requireStepUp(context);
    const { userId } = person;
    const gone = await context.db.first(deleteFactor, { userId, id });
    if (!gone) throw notFound();
    if (gone.left === 0) await context.db.run(deleteRecoveryCodes, { userId });
    await recordAudit('FACTOR_REMOVED', 'user', userId, { factorId: id, kind: gone.kind }, context);
    await mailSecurityChange(person, gone.kind === 'TOTP' ? 'appRemoved' : 'passkeyRemoved', context);
    return noContent();
  },

  removeOf: async ({ params: { id } }, context) => {
    const person = requirePerson(context);
    const user = await findVisible(userEntity, id, context);
    if (user.id === person.userId)
      throw new Failure('auth.forbidden', { message: 'You cannot remove your own factors here. Ask another administrator.' });
    await requireStepUp(context);
    const gone = await context.db.run(deleteFactors, { userId: user.id });
    await context.db.run(deleteRecoveryCodes, { userId: user.id });
    if (gone.length === 0) return noContent();
    await recordAudit('FACTORS_REMOVED', 'user', user.id, { factorIds: gone.map((factor) => factor.id) }, context);
    await revokeAccess(user.id, context);
    await mailSecurityChange(user, 'factorsRemoved', context);
    return noContent();
  },
};

export const recoveryCodeHandlers: Handlers<typeof contract.recoveryCodes> = {
  create: async (_, context) => {
    const person = requirePerson(context);
    await requireStepUp(context);
    const factors = await context.db.run(listFactors, { userId: person.userId });
    if (factors.length === 0) throw new Failure('auth.forbidden', { message: 'Recovery codes replace a second factor. Add one first.' });
    const codes = await replaceRecoveryCodes(person.userId, context);
    await recordAudit('RECOVERY_CODES', 'user', person.userId, {}, context);
    await mailSecurityChange(person, 'codesReplaced', context);
    return { body: { codes }, headers: { 'Cache-Control': 'no-store' } };
  },
};

function presentFactor(
  row: Omit<FactorRow, 'sealed_secret' | 'credential_id' | 'transports'>,
): ReplyOf<typeof contract.factors.list>['items'][number] {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    createdAt: toIsoString(row.created_at),
    lastUsedAt: toIsoString(row.last_used_at),
  };
}
