const kinds = ['private-user', 'private-conversation', 'private-partner', 'presence-tripRequest'] as const;

/** Parses a channel name into its kind and id; null for an unknown kind. */
export function parseChannel(name: string): { kind: (typeof kinds)[number]; id: string } | null {
  const kind = kinds.find((one) => name.startsWith(`${one}-`));
  return kind ? { kind, id: name.slice(kind.length + 1) } : null;
}
