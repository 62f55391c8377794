/** A company that plans the trip, as its traveller sees it. */
export interface Match {
  id: string;
  company: string;
  /** Where it stands between the two, in plain words. */
  standing: string;
  /** The person who plans; null until somebody is named. */
  agent: Agent | null;
  /** Papers of the match, newest first. */
  papers: readonly Paper[];
  /** The letters, oldest first; null where there is no conversation. */
  letters: { conversationId: string; unread: number; canWrite: boolean; items: readonly Letter[] } | null;
  /** Where the traveller may take it. */
  moves: readonly string[];
  version: number;
}

/** The person who plans. */
export interface Agent {
  name: string;
  title: string | null;
  bio: string | null;
  email: string | null;
  /** Address of the portrait as the API gives it; null: there is none. */
  portrait: string | null;
}

/** A document. */
export interface Paper {
  id: string;
  name: string;
  /** What kind of paper, in a word. */
  kind: string;
  /** What a proposal offers; null for other papers. */
  offer: { totalUSD: number; nights: number | null; validUntil: string | null; summary: string | null } | null;
}

/** A message. */
export interface Letter {
  id: string;
  author: string;
  /** It is the traveller's own. */
  isOwn: boolean;
  body: string;
  /** ISO 8601. */
  at: string;
}

/** Where a match stands, in plain words. */
export const matchStandings: Readonly<Record<string, string>> = {
  INTRODUCED: 'You have just been introduced',
  IN_CONVERSATION: 'In conversation',
  QUOTED: 'A proposal is on the table',
  BOOKED: 'Booked',
  COMPLETED: 'Travelled',
  LOST: 'Ended',
  WITHDRAWN: 'Withdrawn',
  CANCELLED: 'Cancelled',
};
