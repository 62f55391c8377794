import { type Call, findEntityRead, listExpandPaths } from '@farwend/api-contract';
import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { everyCall } from '../builders/everyCall.ts';

const expandable = everyCall.filter(({ call }) => call.expand);

/** Fields of ids that are not expanded, and why. */
const notExpanded: Record<string, string> = {
  ...Object.fromEntries(['createdById', 'updatedById'].map((name) => [name, 'the history of a record names its authors'])),
  ...Object.fromEntries(
    ['userId', 'ownerId'].map((name) => [name, 'in records that only their own user reads, or that belong to a visitor; see references']),
  ),
  ...Object.fromEntries(
    ['entityId', 'subjectId', 'fromId', 'toId', 'pageId', 'personId', 'ownerPersonId'].map((name) => [name, 'of several types']),
  ),
  ...Object.fromEntries(
    [
      'primaryLocationId',
      'locationIds',
      'locationId',
      'baseLocationId',
      'parentIds',
      'parentId',
      'cityLocationId',
      'startAirportId',
      'endAirportId',
      'companyId',
      'companyIds',
      'pinnedCompanyIds',
      'requestedCompanyId',
      'categoryId',
      'categoryIds',
      'itineraryId',
      'itineraryIds',
      'sampleItineraryIds',
      'basedOnItineraryId',
      'newsSourceId',
    ].map((name) => [name, 'pages of the site and places are not read in one statement']),
  ),
  ...Object.fromEntries(
    [
      'specializationIds',
      'specialtyIds',
      'paymentId',
      'refundId',
      'reversesId',
      'eventId',
      'reviewId',
      'replyToId',
      'messageId',
      'postedMessageId',
      'lastReadMessageId',
    ].map((name) => [name, 'no call reads one of them']),
  ),
  conversationId: 'reading a conversation is recorded',
  undoesId: 'who may undo a bulk action has read it',
  templatedEmailId: 'the list of suppressed addresses is for looking up one',
  ...Object.fromEntries(
    ['deviceId', 'sessionId', 'requestId', 'externalId', 'googleClientId', 'recaptchaId', 'clientMessageId', 'formId', 'viewId'].map(
      (name) => [name, 'no record of the API'],
    ),
  ),
};
/** Fields that are left out in one place only. */
const notExpandedIn: Record<string, string> = {
  'GET /v3/partners/{id}/partner_availabilities partnerId': 'named by the path',
  'GET /v3/partners/{id}/partner_availabilities/{a} partnerId': 'named by the path',
  'GET /v3/partners/{id}/statements/{month} partnerId': 'named by the path',
  'GET /v3/users/current partnerId': 'a few fields of the caller, not a record',
  'GET /v3/people/{id} partnerId': 'a few fields of a person, not the record',
  'GET /v3/trip_matches/{id}/agents/{x} partnerId': 'a few fields of an agent, not the record',
  'GET /v3/conversations/{id}/messages authorId': 'of several types',
};

test.each(expandable)('what $title can be expanded by is a field of its records and has a call to read one', ({ call }) => {
  expect(call.method).toBe('GET');
  const shape = recordShape(call);
  for (const [name, { field, entity }] of Object.entries(call.expand ?? {})) {
    expect({ name, isField: Object.hasOwn(shape, field.split('.')[0] ?? '') }).toEqual({ name, isField: true });
    expect(findEntityRead(entity)).toMatchObject({ method: 'GET', path: expect.stringMatching(/^\/v3\/\w+\/\{id\}$/) });
    expect({ name, stepUp: findEntityRead(entity).stepUp }).toEqual({ name, stepUp: undefined });
  }
});

test('a name is that of its field', () => {
  const odd = expandable.flatMap(({ call }) =>
    Object.entries(call.expand ?? {}).filter(([name, { field }]) => {
      const last = field.includes('.') ? (field.split('.')[0] ?? '') : field.replace(/Id$/, '').replace(/Ids$/, 's');
      return name !== last;
    }),
  );
  expect(odd).toEqual([]);
});

test('every field of an id in a record that is read or listed can be expanded, or there is a reason', () => {
  const missing = everyCall
    .filter(({ call }) => call.method === 'GET' && call.reply)
    .flatMap(({ call, title }) => {
      const declared = Object.values(call.expand ?? {}).map(({ field }) => field);
      return Object.keys(recordShape(call))
        .filter((name) => /Ids?$/.test(name) && !declared.includes(name))
        .filter((name) => !Object.hasOwn(notExpanded, name) && !Object.hasOwn(notExpandedIn, `${title} ${name}`))
        .map((name) => `${title} ${name}`);
    });
  expect(missing).toEqual([]);
});

test('no path has more than two steps', () => {
  expect(expandable.flatMap(({ call }) => listExpandPaths(call)).filter((path) => path.split('.').length > 2)).toEqual([]);
});

/** The fields of the record of a reply, or of those in its list. */
function recordShape({ reply }: Call): Record<string, unknown> {
  const shape = reply instanceof z.ZodObject ? reply.shape : {};
  const items = shape['items'];
  const record = items instanceof z.ZodArray ? items.element : reply;
  return record instanceof z.ZodObject ? record.shape : {};
}
