import { api } from '#src/shared/api.ts';
import { removeToken, readToken } from '#src/shared/accessToken.ts';

/** Checks the stored access token at the start of a visit, and removes it if the server rejects it. */
export async function validateStoredToken(): Promise<void> {
  const token = readToken();
  if (!token) return;
  try {
    await api.get('/v3/tokens/{id}', { params: { id: token.id } });
  } catch (problem) {
    if (statusOf(problem) > 399) removeToken();
  }
}

function statusOf(problem: unknown): number {
  if (typeof problem !== 'object' || problem === null) return 0;
  if ('httpStatus' in problem) return Number(problem.httpStatus);
  return 'code' in problem ? Number(problem.code) : 0;
}
