import { z } from 'zod';

const PublishFinding = z.object({
  pointer: z.string().describe('JSON pointer to the field; empty for the whole item'),
  field: z.string(),
  code: z.string().describe('required, tooSmall, tooBig, notAllowed, unpublished or missing'),
  message: z.string().describe('What to do'),
});
/** What stops the newest version from going live. */
export const PublishCheck = z
  .object({
    ready: z.boolean().describe('Whether the newest version can be published now'),
    errors: z.array(PublishFinding).describe('What stops it; broken links (unpublished, missing) can be forced'),
    warnings: z.array(PublishFinding).describe('What visitors may miss, without stopping it'),
  })
  .meta({ id: 'PublishCheck' });
