import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createIntroducedMatch } from './introducedMatch.ts';
import { people } from './api.ts';
import { query } from './query.ts';
import type { Server } from './server.ts';

/** A word that is nowhere else, with an accent, so that folded copies are found too. */
export const MARKER = 'Quetzálmark';
const FOLDED = 'quetzalmark';

/** A traveler whose every text is the marker. */
export interface Canary {
  travelerId: string;
  userId: string;
  email: string;
  matchId: string;
  tripRequestId: string;
  conversationId: string;
  /** The conversation of a message from the contact form. */
  guestConversationId: string;
  /** An invoice, which stays. */
  invoiceId: string;
}

/** Gives a traveler, who exists, a row with the marker in every table that can hold one. */
export async function plantCanary(server: Server, traveler: { travelerId: string; userId: string; email: string }): Promise<Canary> {
  const { travelerId, userId, email } = traveler;
  const match = await createIntroducedMatch(server, people.lead);
  const run = (text: string, values: Record<string, unknown>) => runNamed(server.databaseUrl, text, values);
  const [conversationId, invoiceId, documentId, reviewId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const [guestConversationId, guestId] = [randomUUID(), randomUUID()];
  const ids = { travelerId, userId, email, m: MARKER, conversationId, invoiceId, documentId, reviewId };
  const all = {
    ...ids,
    requestId: match.tripRequestId,
    matchId: match.id,
    partnerId: match.partnerId,
    agentId: match.leadAgentId,
    guestConversationId,
    guestId,
  };
  const device = `device-${MARKER}`;
  for (const text of plants) await run(text, { ...all, device });
  await mkdir(join(server.dataDir, 'documents'), { recursive: true });
  await writeFile(join(server.dataDir, 'documents', documentId), `A passport of ${MARKER}`);
  return { ...traveler, matchId: match.id, tripRequestId: match.tripRequestId, conversationId, guestConversationId, invoiceId };
}

/** Where the marker is found, folded, or in base64: tables, and files of the data folder. */
export async function findCanary({ databaseUrl, dataDir }: Pick<Server, 'databaseUrl' | 'dataDir'>): Promise<string[]> {
  const tables = await query<{ name: string }>(
    databaseUrl,
    `SELECT format('%I.%I', n.nspname, c.relname) AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname IN ('public', 'pgboss') AND c.relkind IN ('r', 'p') AND NOT c.relispartition ORDER BY 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const where = `plain_text(t::text) LIKE ANY ($1) OR t::text LIKE ANY ($2)`;
    const rows = await query<{ line: string }>(databaseUrl, `SELECT left(t::text, 300) AS line FROM ${name} t WHERE ${where}`, [
      [`%${FOLDED}%`],
      encoded.map((text) => `%${text}%`),
    ]);
    found.push(...rows.map(({ line }) => `${name}: ${line}`));
  }
  for (const path of await listFiles(dataDir)) {
    const text = await readFile(path, 'latin1');
    if (/quetz(?:á|a|=c3=a1|\u00c3\u00a1)lmark/i.test(text) || encoded.some((word) => text.includes(word))) found.push(path);
  }
  return found;
}

/** The marker in base64 at each of the three positions that it can begin, without the characters that depend on its neighbours. */
const encoded = [MARKER, FOLDED].flatMap((word) =>
  [0, 1, 2].map((shift) =>
    Buffer.from('x'.repeat(shift) + word)
      .toString('base64')
      .slice(4, -4),
  ),
);

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const isOurs = (path: string) => !/\/(?:images|postgres)\//.test(path); // pictures of the demo, and the database itself
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(isOurs);
}

async function runNamed(databaseUrl: string, text: string, values: Record<string, unknown>): Promise<void> {
  const names: string[] = [];
  const numbered = text.replaceAll(/(?<!:):([a-z]\w*)/gi, (_, name: string) => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  await query(
    databaseUrl,
    numbered,
    names.map((name) => values[name]),
  );
}

const words = `jsonb_build_object('words', :m::text)`;
const plants = [
  `UPDATE users SET time_zone = :m, notification_prefs = ${words}, password_hash = :m, disabled_reason = :m WHERE id = :userId::uuid`,
  `UPDATE travelers SET time_zone = :m, tags = ARRAY[:m], source = :m, phone = '{"prefix": "+44", "number": "01632 960 987"}',
     marketing = marketing || jsonb_build_object('consentText', :m::text) WHERE id = :travelerId::uuid`,
  `INSERT INTO tokens (id, user_id, token_hash, grant_type, name, expires_at, ip_hash, user_agent)
   VALUES (gen_random_uuid(), :userId::uuid, sha256(:userId::text::bytea), 'password', :m, now() + interval '1 day', :m, :m)`,
  `INSERT INTO known_devices (user_id, device_hash) VALUES (:userId::uuid, :m)`,
  `INSERT INTO user_identities (provider, subject, user_id) VALUES ('saml', :m, :userId::uuid)`,
  `INSERT INTO traveler_profiles (id, traveler_id, dietary, companions, celebrations, loyalty, about_me)
   VALUES (gen_random_uuid(), :travelerId::uuid, ARRAY[:m], jsonb_build_array(jsonb_build_object('givenName', :m::text)),
     jsonb_build_array(jsonb_build_object('label', :m::text)), jsonb_build_array(jsonb_build_object('number', :m::text)), :m)`,
  `UPDATE trip_requests SET traveler_ids = ARRAY[:travelerId::uuid], trip_title = :m, trip_description = :m, status_note = :m,
     matching_notes = :m, lost_note = :m, form_id = :m, google_client_id = :m, landing_url = :m, device_id = :device, search_text = lower(:m),
     checklist_items = jsonb_build_array(jsonb_build_object('label', :m::text)), verifications = jsonb_build_object('note', :m::text),
     scores = jsonb_build_array(jsonb_build_object('type', 'INTENT', 'value', 60, 'source', 'MANUAL', 'byId', null, 'at', '2026-01-05T09:00:00Z', 'reasons', jsonb_build_array(:m::text))),
     travelers = jsonb_set(travelers, '{0}', travelers -> 0 || jsonb_build_object('travelerId', :travelerId::text, 'email', :email::text, 'givenName', :m::text, 'familyName', :m::text))
   WHERE id = :requestId::uuid`,
  `INSERT INTO versions (entity_type, entity_id, version, kind, snapshot, changed_fields, change_note)
   SELECT 'tripRequest', id, 1, 'CREATE', jsonb_build_object('id', id, 'version', 1, 'tripDescription', trip_description, 'travelers', travelers), '{}', :m
   FROM trip_requests WHERE id = :requestId::uuid`,
  `UPDATE trip_matches SET status_note = :m, reminder = ${words}, reasons = jsonb_build_array(:m::text),
     checklist_items = jsonb_build_array(jsonb_build_object('label', :m::text)) WHERE id = :matchId::uuid`,
  `INSERT INTO screening_results (id, criterion_id, criterion_version, subject_type, subject_id, answer, outcome, method, note)
   SELECT gen_random_uuid(), id, 1, 'TRIP_REQUEST', :requestId::uuid, to_jsonb(:m::text), 'PASS', 'CALL', :m FROM screening_criteria WHERE key = 'specialNeedsKnown'`,
  `INSERT INTO sales_recordings (id, trip_match_id, trip_request_id, partner_id, agent_id, type, reference, status, booked_on, travel_start, travel_end,
     travelers_count, gross_amount, gross_usd, commissionable_usd, commission_rate_pct, commission_usd, due_on, note, status_note, dispute_reason, lines)
   VALUES (gen_random_uuid(), :matchId::uuid, :requestId::uuid, :partnerId::uuid, :agentId::uuid, 'BOOKING', 'CANARY-1', 'DRAFT', current_date,
     current_date, current_date, 2, 10, 10, 10, 10, 1, current_date, :m, :m, :m, jsonb_build_array(jsonb_build_object('label', :m::text, 'amount', 10)))`,
  `INSERT INTO conversations (id, subject_type, trip_request_id, trip_match_id, partner_id, title, status_note, last_message_snippet)
   VALUES (:conversationId::uuid, 'TRIP_MATCH', :requestId::uuid, :matchId::uuid, :partnerId::uuid, :m, :m, :m)`,
  `INSERT INTO conversation_participants (conversation_id, person_id, person_type, role) VALUES (:conversationId::uuid, :travelerId::uuid, 'traveler', 'OWNER')`,
  `INSERT INTO messages (id, conversation_id, author_id, author_type, kind, body, client_message_id, sent_at)
   VALUES (gen_random_uuid(), :conversationId::uuid, :travelerId::uuid, 'traveler', 'TEXT', 'Hello from ' || :m, :m, now())`,
  `INSERT INTO messages (id, conversation_id, author_id, author_type, kind, body, sent_at)
   VALUES (gen_random_uuid(), :conversationId::uuid, :agentId::uuid, 'agent', 'TEXT', E'Dear\\n' || :m || ', we reach you at ' || :email || ' or 01632 960987.', now())`,
  `INSERT INTO notes (id, subject_type, subject_id, owner_scope, body) VALUES (gen_random_uuid(), 'TRAVELER', :travelerId::uuid, 'STAFF', :m)`,
  `INSERT INTO notes (id, subject_type, subject_id, owner_scope, body)
   VALUES (gen_random_uuid(), 'PARTNER', :partnerId::uuid, 'STAFF', 'They wrote to ' || :m || ' ' || :m || 'son at ' || :email || '.')`,
  `INSERT INTO documents (id, name, file_name, content_type, size_bytes, sha256, category, status, visibility, owner_person_id, storage_key, proposal)
   VALUES (:documentId::uuid, :m, :m, 'application/pdf', 9, :m, 'PASSPORT', 'AVAILABLE', 'OWNER_AND_STAFF', :travelerId::uuid, :documentId::text, ${words})`,
  `INSERT INTO documents (id, name, file_name, content_type, size_bytes, category, status, visibility, owner_person_id)
   VALUES (:invoiceId::uuid, 'Invoice', 'invoice.pdf', 'application/pdf', 9, 'INVOICE', 'AVAILABLE', 'OWNER_AND_STAFF', :travelerId::uuid)`,
  `INSERT INTO templated_emails (id, template_key, category, "to", subject, html, text, data, related_type, related_id, status)
   VALUES (gen_random_uuid(), 'match-proposed', 'TRANSACTIONAL', ARRAY['lead.acacia@example.com'], :m, :m, :m, ${words}, 'tripMatch', :matchId::uuid, 'SENT')`,
  `INSERT INTO reviews (id, partner_id, author_name, author_place, rating, title, body, reviewed_at, source, status, traveler_id, tags, reply, moderation)
   VALUES (:reviewId::uuid, :partnerId::uuid, :m, :m, 80, :m, :m, now(), 'LINK', 'PUBLISHED', :travelerId::uuid, ARRAY[:m],
     jsonb_build_object('body', :m::text, 'byId', null, 'at', now(), 'status', 'PUBLISHED'), jsonb_build_object('note', :m::text))`,
  `INSERT INTO review_votes (id, review_id, device_id, user_id) VALUES (gen_random_uuid(), :reviewId::uuid, :device, :userId::uuid)`,
  `INSERT INTO views (id, page_id, page_type, path, url, referrer, utm, google_client_id, device_id, session_id, user_id, device, viewport_width, language, recaptcha_id, consent)
   VALUES (gen_random_uuid(), 'home', 'home', '/', 'https://example.com/?q=' || :m, :m, ${words}, :m, :device, :m, :userId::uuid, 'DESKTOP', 1440, 'en', :m, '{}')`,
  `INSERT INTO events (id, type, data, session_id, device_id, user_id) VALUES (gen_random_uuid(), 'PageVisited', ${words}, :m, :device, :userId::uuid)`,
  `INSERT INTO stored_searches (id, kind, q, filters, sort_order, "offset", "limit", device_id, result_count, created_by_id)
   VALUES (gen_random_uuid(), 'review', :m, ${words}, 'relevance', 0, 25, :device, 0, :userId::uuid)`,
  `INSERT INTO search_alerts (id, owner_id, name, q, filters) VALUES (gen_random_uuid(), :userId::uuid, :m, :m, ${words})`,
  `INSERT INTO newsletter_requests (id, email, full_name, status, source, consent_text, consent_ip_hash)
   VALUES (gen_random_uuid(), :email, :m, 'CONFIRMED', 'FOOTER', :m, :m)`,
  `INSERT INTO contact_requests (id, option, name, email, message, status, answer, conversation_id)
   VALUES (gen_random_uuid(), 'OTHER', :m, :email, :m, 'NEW', :m, :guestConversationId::uuid)`,
  `INSERT INTO conversations (id, subject_type, title, last_message_snippet) VALUES (:guestConversationId::uuid, 'CONTACT_REQUEST', :m, :m)`,
  `INSERT INTO conversation_participants (conversation_id, person_id, person_type, role, guest_name, guest_email)
   VALUES (:guestConversationId::uuid, :guestId::uuid, 'guest', 'OWNER', :m, :email)`,
  `INSERT INTO messages (id, conversation_id, author_id, author_type, kind, body, sent_at)
   VALUES (gen_random_uuid(), :guestConversationId::uuid, :guestId::uuid, 'guest', 'TEXT', 'A word from ' || :m, now())`,
  `INSERT INTO messages (id, conversation_id, author_id, author_type, kind, body, sent_at)
   VALUES (gen_random_uuid(), :guestConversationId::uuid, (SELECT id FROM team_members LIMIT 1), 'teamMember', 'TEXT', 'Dear ' || :m, now())`,
  `INSERT INTO inbound_emails (id, message_id, from_address, to_addresses, subject, body, status, reason, conversation_id, size_bytes)
   SELECT gen_random_uuid(), '<' || gen_random_uuid() || '@example.org>', :email, ARRAY['desk@example.org'], 'About ' || :m, :m, status, :m,
     CASE status WHEN 'MATCHED' THEN :guestConversationId::uuid END, 800 FROM unnest(ARRAY['MATCHED', 'UNMATCHED']) s (status)`,
  `INSERT INTO company_contact_requests (id, kind, name, email, message, status, answer, partner_id)
   VALUES (gen_random_uuid(), 'QUESTION_TO_COMPANY', :m, :email, :m, 'FORWARDED', :m, :partnerId::uuid)`,
  `INSERT INTO audit (id, actor_user_id, actor_kind, action, entity_type, entity_id, ip_hash, details)
   VALUES (gen_random_uuid(), :userId::uuid, 'traveler', 'UPDATE', 'traveler', :travelerId::uuid, :m, ${words})`,
  `INSERT INTO external_ids (entity_type, external_id, record_id, import_id) VALUES ('traveler', :m, :travelerId::uuid, gen_random_uuid())`,
  `INSERT INTO idempotency_keys (principal, route, key, body_hash, status, headers, body)
   VALUES (:userId::text, 'PUT /v3/travelers/{id}', 'canary', '', 200, '{}', ${words})`,
];
