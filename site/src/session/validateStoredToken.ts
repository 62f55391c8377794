import { api } from '#src/shared/api.ts';
import { forgetToken, readToken } from '#src/shared/accessToken.ts';

/** Asks the server about the kept access token at the start of a visit, and forgets it when the server refuses it. */
export async function checkKeptToken(): Promise<void> {
  const token = readToken();
  if (!token) return;
  try {
    await api.get('/v3/tokens/{id}', { params: { id: token.id } });
  } catch (problem) {
    if (statusOf(problem) > 399) forgetToken();
  }
}

function statusOf(problem: unknown): number {
  if (typeof problem !== 'object' || problem === null) return 0;
  if ('httpStatus' in problem) return Number(problem.httpStatus);
  return 'code' in problem ? Number(problem.code) : 0;
}
