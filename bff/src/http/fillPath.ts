/** A path of the contract with its parameters: `/v3/notes/{id}` becomes `/v3/notes/7`. */
export function fillPath(path: string, params: Record<string, string>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
