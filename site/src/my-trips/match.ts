/** A company that plans the trip, as its traveller sees it. */
export interface Match {
  id: string;
  company: string;
  /** Label of the match's status. */
  statusLabel: string;
  /** The planner; null until one is assigned. */
  agent: Agent | null;
  /** Documents of the match, newest first. */
  documents: readonly MatchDocument[];
  /** The messages, oldest first; null without a conversation. */
  conversation: { conversationId: string; unread: number; canWrite: boolean; items: readonly Message[] } | null;
  /** The statuses to which the traveller may move the match. */
  allowedTransitions: readonly string[];
  version: number;
}

/** The planner. */
export interface Agent {
  name: string;
  title: string | null;
  bio: string | null;
  email: string | null;
  /** Image reference of the portrait as the API returns it; null if there is none. */
  portrait: string | null;
}

/** A document of the match. */
export interface MatchDocument {
  id: string;
  name: string;
  /** Label of the kind of document. */
  kind: string;
  /** Terms of a proposal; null for other documents. */
  offer: { totalUSD: number; nights: number | null; validUntil: string | null; summary: string | null } | null;
}

/** A message of the conversation. */
export interface Message {
  id: string;
  author: string;
  /** Written by the traveller. */
  isOwn: boolean;
  body: string;
  /** ISO 8601. */
  at: string;
}

/** Labels of match statuses. */
export const matchStatusLabels: Readonly<Record<string, string>> = {
  INTRODUCED: 'You have just been introduced',
  IN_CONVERSATION: 'In conversation',
  QUOTED: 'A proposal is on the table',
  BOOKED: 'Booked',
  COMPLETED: 'Travelled',
  LOST: 'Ended',
  WITHDRAWN: 'Withdrawn',
  CANCELLED: 'Cancelled',
};
