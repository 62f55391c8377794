import { z } from 'zod';
import { Phone as SitePhone } from './siteSettings.ts';
import * as field from '../schemas.ts';

/** Who of our team looks after a request, as travelers and agents may know them. */
export const CarePerson = z
  .object({
    id: field.Id.describe('UUID of the team member'),
    name: z.string(),
    title: z.string().describe('What they do, such as “Care for East Africa”'),
    phone: SitePhone.nullable().describe('Our number for the country of the reader; null if there is none'),
    hours: z
      .object({
        timeZone: z.string().describe('IANA time zone'),
        days: z.array(z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])),
        from: z.string().describe('When we open, such as 09:00'),
        to: z.string().describe('When we close, such as 18:00'),
      })
      .describe('When our team can be reached'),
  })
  .meta({ id: 'CarePerson' });
