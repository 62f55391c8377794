const kinds = ['private-user', 'private-conversation', 'private-partner', 'presence-tripRequest', 'presence-content'] as const;

/** Parses a channel name into its kind and id; null for an unknown kind. The desk has one channel, without an id. */
export function parseChannel(name: string): { kind: (typeof kinds)[number] | 'private-desk'; id: string } | null {
  if (name === 'private-desk') return { kind: name, id: '' };
  const kind = kinds.find((one) => name.startsWith(`${one}-`));
  return kind ? { kind, id: name.slice(kind.length + 1) } : null;
}
