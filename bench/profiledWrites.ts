import { bearerHeaders } from './credentials.ts';
import type { RequestOptions, Target } from './load.ts';
import type { Machine, Server } from './machine.ts';
import { newArticle } from './newArticle.ts';
import { newTripRequest } from './newTripRequest.ts';
import type { ProfiledWork } from './ProfiledWork.ts';

const CONNECTIONS = 16;
const json = { 'Content-Type': 'application/json' };

/** The writes that people wait for most often. Where a record can only be changed by one request at a time, each connection has its own. */
export async function buildProfiledWrites({ origin, pid }: Server, databaseUrl: string, { rows }: Machine): Promise<ProfiledWork[]> {
  const headersOf = async (email: string) => ({ ...(await bearerHeaders(origin, email)), ...json });
  const [editor, publisher, care, dana] = await Promise.all(
    ['editor', 'publisher', 'care', 'dana'].map((name) => headersOf(`${name}@example.com`)),
  );
  const pickIds = async (sql: string) => (await rows<{ id: string }>(databaseUrl, `${sql} LIMIT ${CONNECTIONS}`)).map(({ id }) => id);
  const articles = await pickIds(`SELECT id FROM content WHERE type = 'article' AND status = 'PUBLISHED' ORDER BY id`);
  // With another partner left, losing a match does not close its request.
  const matches = await pickIds(`SELECT (array_agg(m.id ORDER BY m.id) FILTER (WHERE m.status = 'IN_CONVERSATION'))[1] AS id
    FROM trip_matches m JOIN trip_requests r ON r.id = m.trip_request_id
    WHERE m.status IN ('IN_CONVERSATION', 'QUOTED', 'INTRODUCED') AND r.status IN ('MATCHED', 'PLANNING')
    GROUP BY r.id HAVING count(*) > 1 AND bool_or(m.status = 'IN_CONVERSATION') ORDER BY 1`);
  const conversations = await pickIds(`SELECT c.id FROM conversations c JOIN conversation_participants p ON p.conversation_id = c.id
    JOIN users u ON u.person_id = p.person_id WHERE c.status = 'ACTIVE' AND p.left_at IS NULL AND u.email = 'dana@example.com' ORDER BY c.id`);
  const post = (path: string, headers: Record<string, string> | undefined, body: () => string): Target => ({
    name: path,
    url: origin + path,
    pid,
    method: 'POST',
    headers: headers ?? {},
    body,
  });
  const perConnection = (ids: string[], headers: Record<string, string> | undefined, build: (id: string) => RequestOptions[]): Target => ({
    name: ids[0] ?? '',
    url: origin,
    pid,
    headers: headers ?? {},
    connections: ids.length,
    sequences: ids.map(build),
  });
  let counter = 0;
  return [
    {
      name: 'Article create',
      slug: 'article-create',
      description: '`POST /v2/articles` by an editor: the article with its version, audit entry and title words.',
      target: post('/v2/articles', editor, newArticle),
    },
    {
      name: 'Article change and publish',
      slug: 'article-publish',
      description: '`PUT /v2/articles/{id}` and `POST /v2/articles/{id}/publish` in turn, by a publisher; figures are for one of the two.',
      target: perConnection(articles, publisher, (id) => [
        { method: 'PUT', path: `/v2/articles/${id}`, body: () => JSON.stringify({ id, summary: `What to carry ${(counter += 1)}.` }) },
        { method: 'POST', path: `/v2/articles/${id}/publish`, body: () => '{}' },
      ]),
    },
    {
      name: 'Trip request create',
      slug: 'trip-request-create',
      description: '`POST /v3/trip_requests` by traveler care for a new traveler, with the jobs and mails that follow.',
      target: post('/v3/trip_requests', care, newTripRequest),
    },
    {
      name: 'Match step',
      slug: 'match-step',
      description: '`PUT /v3/trip_matches/{id}/status` by traveler care, to LOST and back to IN_CONVERSATION in turn.',
      target: perConnection(matches, care, (id) =>
        [{ status: 'LOST', reasonCode: 'SERVICE', note: 'Measured' }, { status: 'IN_CONVERSATION' }].map((body) => ({
          method: 'PUT',
          path: `/v3/trip_matches/${id}/status`,
          body: () => JSON.stringify(body),
        })),
      ),
    },
    {
      name: 'Message',
      slug: 'message',
      description: '`POST /v3/conversations/{id}/messages` by a traveler, with the notifications that follow.',
      target: perConnection(conversations, dana, (id) => [
        {
          method: 'POST',
          path: `/v3/conversations/${id}/messages`,
          body: () => JSON.stringify({ body: `The boat leaves at ${(counter += 1)}.` }),
        },
      ]),
    },
  ];
}
