import { z } from 'zod';
import { get, head, post, put } from '../call.ts';
import { anyone, careTeam, staff } from '../roles.ts';
import * as field from '../schemas.ts';
import { userStatuses } from '../statuses/user.ts';
import { Agent, AgentInput, agentLeadWritable, agentOwnWritable } from './agents.schemas.ts';
import { references } from '../references.ts';

const writable = {
  ...agentOwnWritable,
  ...agentLeadWritable,
  email: field.Email,
  status: z
    .enum(userStatuses)
    .nullable()
    .describe('Status of the account; lead agents can disable their colleagues, administrators can set any status'),
};
const AgentChange = field.changeOf(
  writable,
  Object.keys(Agent.shape).filter((key) => !(key in writable)),
);

export const agents = {
  create: post('/v3/agents', 'Invite an agent', {
    access: ['agent', ...careTeam],
    body: AgentInput,
    reply: Agent,
    example: {
      partnerId: '018f0000-0000-7000-8000-000000000000',
      givenName: 'Amina',
      familyName: 'Otieno',
      email: 'amina.otieno@example.com',
    },
  }),
  list: get('/v3/agents', 'List agents', {
    access: anyone,
    query: field.pageQuery().catchall(z.string().max(500)),
    expand: references.agent,
    reply: field.pageOf(Agent),
  }),
  read: get('/v3/agents/{id}', 'Read an agent', {
    access: anyone,
    expand: references.agent,
    reply: Agent,
    description:
      'Visitors can read agents that are shown publicly, travelers also those they were introduced to, agents those of their company, staff all.',
  }),
  exists: head('/v3/agents/{id}', 'Check whether an agent exists, by id or email', { access: staff }),
  update: put('/v3/agents/{id}', 'Update an agent', {
    access: ['agent', ...careTeam],
    body: AgentChange,
    reply: Agent,
    description: 'Agents can change their own profile fields; the other fields are for their lead agent and the care team.',
  }),
  versions: get('/v3/agents/{id}/versions', 'List the versions of an agent', {
    access: ['agent', ...staff],
    query: field.pageQueryInOneOrder(),
    reply: field.VersionList,
  }),
  version: get('/v3/agents/{id}/versions/{v}', 'Read a version of an agent', {
    access: ['agent', ...staff],
    query: field.VersionQuery,
    reply: field.VersionSnapshot,
  }),
  search: post('/v3/agent_searches', 'Search agents', {
    access: ['agent', ...staff],
    body: field.SearchBody,
    status: 200,
    reads: true,
    reply: field.searchOf(Agent),
  }),
};
