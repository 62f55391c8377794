/** What can be typed into a form, by field. */
type Values = Record<string, string | boolean>;

/** Joins what two people made of one record: fields that one of them changed are kept, fields that both changed otherwise are in conflict. */
export function mergeEdits<V extends Values>(base: V, mine: V, theirs: V): { merged: V; conflicts: (keyof V & string)[] } {
  const merged = { ...theirs };
  const conflicts: (keyof V & string)[] = [];
  for (const field in base) {
    if (mine[field] === base[field]) continue;
    merged[field] = mine[field];
    if (theirs[field] !== base[field] && theirs[field] !== mine[field]) conflicts.push(field);
  }
  return { merged, conflicts };
}
