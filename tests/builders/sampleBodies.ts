import type { Call } from '@farwend/api-contract';

/** Minimal bodies of calls for which the contract has no example and an empty object is invalid. */
const samples: Record<string, unknown> = {
  'PUT /v3/trip_requests/{id}/assigned_to': { teamMemberId: null },
  'PUT /v3/trip_requests/{id}/matching_notes': { matchingNotes: 'Prefers small lodges.' },
  'POST /v3/trip_requests/{id}/travelers': { email: 'along@example.org', givenName: 'Ola', familyName: 'Berg', countryOfResidence: 'NO' },
  'POST /v3/trip_requests/{id}/checklist_items': { label: 'Call the traveler' },
  'POST /v3/trip_requests/{id}/scores': { type: 'INTENT', value: 60 },
  'POST /v3/destinations': { name: 'A new place', locationId: '018f0000-0000-7000-8000-000000000000', countryCodes: ['KE'] },
};

/** A body that the schema of the call accepts; undefined for calls without one. */
export function sampleBody(call: Call): unknown {
  if (!call.body) return undefined;
  const found = [samples[`${call.method} ${call.path}`], call.example, {}].find(
    (body) => body !== undefined && call.body?.safeParse(body).success,
  );
  if (found === undefined) throw new Error(`${call.method} ${call.path} needs a sample body`);
  return found;
}
