import { linkTargets } from '@farwend/api-contract';
import { z } from 'zod';

/** The types of content items; locations can be linked to, but are no content. */
export const ContentName = z.enum(linkTargets).exclude(['location']);
export type ContentName = z.output<typeof ContentName>;
