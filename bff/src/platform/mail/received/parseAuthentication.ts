/** What the receiving mail server found out about the sender; null: it does not say. */
export interface Authentication {
  spf: string | null;
  dkim: string | null;
  dmarc: string | null;
}

/**
 * Reads the Authentication-Results (RFC 8601) of our own mail server, named by `authservId`. Those of others are ignored, because anybody
 * can write them. A failure outweighs every other result.
 */
export function parseAuthentication(headers: readonly string[], authservId: string | undefined): Authentication {
  const trusted = headers.map(removeComments).flatMap((header) => {
    const [, id, results = ''] = /^\s*([^\s;]+)(?:\s+\d+)?\s*;(.*)$/s.exec(header) ?? [];
    return authservId !== undefined && id?.toLowerCase() === authservId ? [results] : [];
  });
  const resultOf = (method: string) => {
    const results = trusted.flatMap((text) =>
      [...text.matchAll(new RegExp(`(?:^|;)\\s*${method}\\s*=\\s*([a-z]+)`, 'gi'))].map(([, result = '']) => result.toLowerCase()),
    );
    return results.includes('fail') && method === 'dmarc' ? 'fail' : (results[0] ?? null);
  };
  return { spf: resultOf('spf'), dkim: resultOf('dkim'), dmarc: resultOf('dmarc') };
}

function removeComments(text: string): string {
  return text.replaceAll(/\([^()]*\)/g, ' ');
}
