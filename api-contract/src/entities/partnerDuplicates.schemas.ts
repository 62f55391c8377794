import { z } from 'zod';
import * as field from '../schemas.ts';
import { partnerStatuses } from '../statuses/partner.ts';

/** Why two partners may be the same company. */
export const partnerDuplicateReasons = ['LICENCE', 'TAX_ID', 'WEBSITE', 'MAIL_DOMAIN', 'NAME'] as const;

/** Another partner that may be the same company. */
export const PartnerDuplicate = z
  .object({
    id: field.Id,
    displayName: z.string(),
    status: z.enum(partnerStatuses),
    reasons: z
      .array(z.enum(partnerDuplicateReasons))
      .describe(
        'LICENCE and TAX_ID: the same number; WEBSITE: the same host; MAIL_DOMAIN: the same domain of its own; NAME: alike by 0.6 or more',
      ),
    likeness: z.number().describe('How alike the names are, from 0 to 1'),
  })
  .meta({ id: 'PartnerDuplicate' });

/** What our team should look at after it created a partner. */
export const PartnerWarning = z
  .object({ code: z.literal('possibleDuplicate'), label: z.string(), partners: z.array(PartnerDuplicate) })
  .meta({ id: 'PartnerWarning' });
