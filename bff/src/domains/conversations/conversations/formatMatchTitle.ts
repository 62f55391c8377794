/** The title of the conversation of a match until somebody names it. */
export function formatMatchTitle(tripTitle: string, partnerName: string): string {
  return `${tripTitle}, with ${partnerName}`.slice(0, 160);
}
