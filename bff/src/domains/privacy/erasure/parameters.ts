import { z } from 'zod';
import type { Subject } from './loadSubject.ts';

/** What the statements about a person are given: everything that is theirs, and whether the words of their reviews stay. */
export type ErasureParameters = Subject & { keepReviews: boolean };

const ids = z.array(z.uuid()).readonly();
const texts = z.array(z.string()).readonly();

/** Their types, by name. */
export const parameterShapes: Record<keyof ErasureParameters, z.ZodType> = {
  userIds: ids,
  travelerIds: ids,
  requestIds: ids,
  sharedRequestIds: ids,
  matchIds: ids,
  conversationIds: ids,
  sharedConversationIds: ids,
  documentIds: ids,
  keptDocumentIds: ids,
  imageIds: ids,
  mailIds: ids,
  privacyRequestIds: ids,
  recordIds: ids,
  deviceIds: texts,
  emails: texts,
  emailPatterns: texts,
  devicePrincipals: texts,
  phrases: z.string(),
  names: z.string(),
  keepReviews: z.boolean(),
};
