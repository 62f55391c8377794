import { query } from './query.ts';

/**
 * Inserts rows in addition to the demo data, so that every kind of owner has one: notes of the team and of each company, change requests, saved
 * searches, questions, travelers' profiles.
 */
export async function insertPrivateRows(databaseUrl: string): Promise<void> {
  for (const sql of statements) await query(databaseUrl, sql);
}

const some = (table: string, where: string, count: number) =>
  `(SELECT id FROM ${table} WHERE ${where} ORDER BY md5(id::text) LIMIT ${count})`;

const statements = [
  `UPDATE destinations SET status = 'HIDDEN' WHERE id IN ${some('destinations', 'true', 3)}`,
  `UPDATE locations SET status = 'HIDDEN' WHERE id IN ${some('locations', `type = 'CITY'`, 3)}`,
  `UPDATE reviews SET status = 'PENDING' WHERE id IN ${some('reviews', 'true', 20)}`,
  `INSERT INTO notes (id, subject_type, subject_id, owner_scope, body)
   SELECT gen_random_uuid(), 'PARTNER', p.id, scope, 'They answer at once.' FROM partners p, LATERAL (VALUES ('STAFF'), ('PARTNER:' || p.id)) s (scope)`,
  `INSERT INTO contact_log (id, trip_request_id, kind, direction, outcome, note, contacted_at)
   SELECT gen_random_uuid(), r.id, 'CALL', 'OUT', 'NO_ANSWER', 'Rang twice in the evening.', now() - interval '1 hour' FROM (SELECT id FROM trip_requests ORDER BY id LIMIT 5) r`,
  `INSERT INTO change_requests (id, entity_type, entity_id, partner_id, changes, status, created_by_id)
   SELECT gen_random_uuid(), 'PARTNER', a.partner_id, a.partner_id, '[{"path": "/website", "before": null, "after": "https://example.org/"}]', 'PENDING', a.user_id
   FROM agents a WHERE a.is_lead
     AND NOT EXISTS (SELECT FROM change_requests c WHERE c.entity_id = a.partner_id AND c.status IN ('PENDING', 'REQUIRES_ACTION'))`,
  `INSERT INTO user_searches (id, owner_id, name, entity_type, filters, sort_orders, shared, alert)
   SELECT gen_random_uuid(), u.id, 'Mine ' || shared, 'article', '{}', '[]', shared, 'OFF'
   FROM users u, (VALUES ('NONE'), ('TEAM'), ('ALL')) s (shared) WHERE u.person_type = 'teamMember' OR (u.person_type = 'agent' AND shared = 'NONE')`,
  `INSERT INTO search_alerts (id, owner_id, name, q, filters)
   SELECT gen_random_uuid(), u.id, 'Walking', 'walking', '{}' FROM users u WHERE u.person_type = 'traveler' AND u.status = 'ENABLED'`,
  `INSERT INTO contact_requests (id, option, name, email, message, status)
   SELECT gen_random_uuid(), 'OTHER', 'Robin Sample', 'robin.sample@example.org', 'How early should we write to you?', 'NEW' FROM generate_series(1, 3)`,
  `INSERT INTO company_contact_requests (id, kind, partner_id, name, email, message, status)
   SELECT gen_random_uuid(), s.kind, p.id, 'Robin Sample', 'robin.sample@example.org', 'Do you travel in March?', s.status
   FROM partners p, (VALUES ('QUESTION_TO_COMPANY', 'NEW'), ('QUESTION_TO_COMPANY', 'FORWARDED'), ('JOIN_AS_COMPANY', 'OPEN')) s (kind, status)`,
  `INSERT INTO preview_links (id, entity_type, entity_id, token_hash, expires_at, created_by_id)
   SELECT gen_random_uuid(), 'article', c.id, sha256(u.id::text::bytea), now() + interval '1 day', u.id
   FROM users u, (SELECT id FROM content WHERE type = 'article' ORDER BY id LIMIT 1) c WHERE u.roles && ARRAY['editor', 'publisher', 'marageti']`,
  `INSERT INTO bulk_actions (id, entity_type, action, params, dry_run, status, matched_count, created_by_id)
   SELECT gen_random_uuid(), 'article', 'tag', '{"add": ["spring"]}', true, 'COMPLETED', 0, u.id FROM users u
   WHERE u.person_type IN ('agent', 'teamMember') AND u.status = 'ENABLED'`,
  `INSERT INTO checklist_templates (id, entity_type, on_status, items)
   SELECT gen_random_uuid(), 'TRIP_MATCH', 'COMPLETED', '[{"label": "Ask how it was", "dueInHours": 24}]' FROM generate_series(1, 3)`,
  `INSERT INTO redirects (id, from_path, to_path, code, reason) VALUES (gen_random_uuid(), '/an/old/page', '/a/new/page', 301, 'MANUAL')`,
  `INSERT INTO privacy_requests (id, kind, subject_type, subject_id, email, email_hmac, status, due_at)
   SELECT gen_random_uuid(), 'EXPORT', 'TRAVELER', t.id, t.email, t.email, 'RECEIVED', now() + interval '30 days' FROM travelers t`,
  `INSERT INTO payments (id, partner_id, received_on, amount, currency_code, amount_usd, method, reference, allocations, status)
   SELECT gen_random_uuid(), p.id, current_date, 10, 'USD', 10, 'BANK', 'A first payment', '[]', 'REVERSED' FROM partners p LIMIT 3`,
  `INSERT INTO legal_holds (id, subject_type, subject_id, reason) SELECT gen_random_uuid(), 'TRAVELER', t.id, 'A claim is open.' FROM travelers t LIMIT 3`,
  `INSERT INTO notifications (user_id, type, priority, title, subject_type, subject_id, cause)
   SELECT u.id, 'mention', 'NORMAL', 'You were mentioned in a note', 'NOTE', gen_random_uuid(), 'a note' FROM users u WHERE u.email LIKE '%@example.com'`,
  `INSERT INTO inbound_emails (id, message_id, from_address, subject, body, status, size_bytes)
   SELECT gen_random_uuid(), '<' || n || '@example.org>', 'robin.sample@example.org', 'A question', 'Do you travel in March?', 'UNMATCHED', 800
   FROM generate_series(1, 3) n`,
  `INSERT INTO suppressions (id, email, reason, templated_email_id)
   SELECT gen_random_uuid(), 'gone' || n || '@example.org', '550 5.1.1 No such user', gen_random_uuid() FROM generate_series(1, 3) n`,
  `INSERT INTO webhook_endpoints (id, partner_id, url, description, event_types, api_version, status)
   SELECT gen_random_uuid(), p.id, 'https://hooks.example.org/' || p.id, 'Our bookings', '{invoice.issued,company.linked}'::text[], '2026-11-27', 'DISABLED' FROM partners p
   UNION ALL SELECT gen_random_uuid(), NULL, 'https://hooks.example.com/', 'Our own', '{message.created,traveler.erased}'::text[], '2026-11-27', 'DISABLED'`,
  `INSERT INTO retention_runs (id, dry_run, status) SELECT gen_random_uuid(), true, 'DONE' FROM generate_series(1, 3)`,
  `INSERT INTO traveler_profiles (id, traveler_id) SELECT gen_random_uuid(), t.id FROM travelers t ON CONFLICT DO NOTHING`,
];
