import type { PartnerWarning } from '@farwend/api-contract';
import type { z } from 'zod';
import type { CallContext } from '#src/kernel/context.ts';
import { Failure } from '#src/kernel/failure.ts';
import { findPartnerDuplicates } from './findPartnerDuplicates.ts';

type Facts = Parameters<typeof findPartnerDuplicates>[0];

/** The warnings about partners that a new one may be the same as. Throws 409 if one has its licence, unless that is allowed. */
export async function checkPartnerDuplicates(
  facts: Facts,
  allowDuplicate: boolean,
  context: CallContext,
): Promise<z.output<typeof PartnerWarning>[]> {
  const duplicates = await findPartnerDuplicates(facts, null, context);
  const holder = allowDuplicate ? undefined : duplicates.find(({ reasons }) => reasons.includes('LICENCE'));
  if (holder) {
    const message = `${holder.displayName} has a licence with this number. Use that partner, or send allowDuplicate: true`;
    throw new Failure('unique.conflict', {
      message: `${message}.`,
      errors: [{ pointer: '/licences', field: 'licences', code: 'unique', message }],
      references: [{ type: 'partner', id: holder.id, title: holder.displayName }],
    });
  }
  return duplicates.length === 0
    ? []
    : [{ code: 'possibleDuplicate', label: 'Other partners may be the same company', partners: duplicates }];
}
