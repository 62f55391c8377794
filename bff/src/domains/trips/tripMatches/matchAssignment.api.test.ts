import { contract } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { createApi } from '@farwend/tests/builders/api.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { agents, conversations, tripMatches } = contract;

test('an agent assigned to a match joins its conversation, and an unassigned one leaves it', async () => {
  const { body: found } = await api.call(tripMatches.search, {
    as: 'lead',
    body: { filters: { status: { in: ['INTRODUCED', 'IN_CONVERSATION'] } }, limit: 1 },
  });
  const [match] = found.items;
  const { body: people } = await api.call(agents.list, { as: 'lead', query: { limit: 50 } });
  const agent = people.items.find(({ email }) => email === 'agent.acacia@example.com');
  if (!match?.conversationId || !agent) throw new Error('The demo has no open match of Acacia Quill with a conversation.');
  const params = { id: match.id };
  const takesPart = async () => {
    const { body } = await api.call(conversations.participants, { as: 'care', params: { id: match.conversationId ?? '' } });
    return body.items.some(({ personId, leftAt }) => personId === agent.id && leftAt === null);
  };

  await api.call(tripMatches.unassignAll, { as: 'lead', params });
  expect(await takesPart()).toBe(false);
  const assigned = await api.call(tripMatches.assign, { as: 'lead', params: { ...params, x: agent.id } });
  expect(assigned.body.agentIds).toContain(agent.id);
  expect(await takesPart()).toBe(true);
  const { body: messages } = await api.call(conversations.messages, { as: 'agent', params: { id: match.conversationId } });
  expect(messages.items.some(({ kind, body }) => kind === 'SYSTEM' && body.includes('joined the conversation'))).toBe(true);

  await api.call(tripMatches.unassignAll, { as: 'lead', params });
  expect(await takesPart()).toBe(false);
  expect((await api.call(conversations.messages, { as: 'agent', params: { id: match.conversationId } })).status).toBe(404);
});

test('agents assign nobody to another company’s match, and no outsider to their own', async () => {
  const { body: own } = await api.call(tripMatches.search, { as: 'lead', body: { filters: {}, limit: 1 } });
  const { body: others } = await api.call(agents.list, { as: 'otherLead', query: { limit: 1 } });
  const params = { id: own.items[0]?.id ?? '', x: others.items[0]?.id ?? '' };
  expect((await api.call(tripMatches.assign, { as: 'otherLead', params })).status).toBe(404);
  expect((await api.call(tripMatches.assign, { as: 'lead', params })).status).toBe(404);
  expect((await api.call(tripMatches.assign, { as: 'agent', params })).status).toBe(403);
});
