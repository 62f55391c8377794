import { z } from 'zod';

const ids = z.array(z.uuid()).readonly();
const texts = z.array(z.string()).readonly();

/** The records that belong to a person or a trip, by table. */
export const belongingShapes = {
  userIds: ids,
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
};

/** The types of what the statements of an erasure are given, by name. */
export const parameterShapes = {
  ...belongingShapes,
  travelerIds: ids,
  agentIds: ids,
  /** Companies that applied and were rejected. */
  partnerIds: ids,
  contactRequestIds: ids,
  inboundEmailIds: ids,
  emails: texts,
  emailPatterns: texts,
  /** Addresses that leave the mails sent to them. */
  recipients: texts,
  devicePrincipals: texts,
  phrases: z.string(),
  names: z.string(),
  /** Whether somebody is forgotten everywhere, and not in these records alone. */
  everywhere: z.boolean(),
  /** Whether the words of their reviews stay. */
  keepReviews: z.boolean(),
};

export type ErasureParameters = z.output<z.ZodObject<typeof parameterShapes>>;

/** An expression that matches nothing. */
export const NO_NAME = '(?!)';

/** The parameters of an erasure that changes nothing. */
export const noRecords: ErasureParameters = {
  userIds: [],
  requestIds: [],
  sharedRequestIds: [],
  matchIds: [],
  conversationIds: [],
  sharedConversationIds: [],
  documentIds: [],
  keptDocumentIds: [],
  imageIds: [],
  mailIds: [],
  privacyRequestIds: [],
  recordIds: [],
  deviceIds: [],
  travelerIds: [],
  agentIds: [],
  partnerIds: [],
  contactRequestIds: [],
  inboundEmailIds: [],
  emails: [],
  emailPatterns: [],
  recipients: [],
  devicePrincipals: [],
  phrases: NO_NAME,
  names: NO_NAME,
  everywhere: false,
  keepReviews: false,
};
