import type { TableRules } from './tableRules.ts';

// Values of erased rows.
const nothing = 'NULL';
const empty = `''`;
const erased = `'erased'`;
const list = `'{}'`;
const array = `'[]'`;
const object = `'{}'`;
/** A unique address that nobody can have. */
const address = `'erased-' || id || '@erased.invalid'`;
const labelsOf = (column: string, replacement: string) =>
  `(SELECT coalesce(jsonb_agg(item || '${replacement}' ORDER BY n), '[]') FROM jsonb_array_elements(${column}) WITH ORDINALITY i (item, n))`;
const strangers = `'{"email": "erased", "givenName": "erased", "familyName": "erased", "phone": null}'`;
const partyWithout = (condition: string) => `(
  SELECT coalesce(jsonb_agg(CASE WHEN ${condition} THEN item || ${strangers} ELSE item END ORDER BY n), '[]')
  FROM jsonb_array_elements(travelers) WITH ORDINALITY i (item, n))`;

const record = 'version created_at updated_at';
const authors = 'created_by_id updated_by_id';
const team = 'It is about the team and its work, not about travelers.';
const companies = 'It is about companies, not about people.';
const content = 'The team writes it for everybody.';
const figures = 'It counts, and names nobody.';

/**
 * What every column of the schema holds, and what an erasure does with it. A column of a table with `rows` becomes, in the rows of the
 * erased person, the SQL value given here; NONE and ID stay. A test compares the file with the migrated schema.
 */
export const personalData: Record<string, TableRules> = {
  // Accounts
  users: {
    entityType: 'user',
    rows: 'id = ANY (:userIds)',
    NONE: `person_type status roles locale email_verified_at last_login_at status_changed_at access_ended_at ${record}`,
    ID: `id person_id ${authors}`,
    PERSONAL: {
      username: address,
      email: address,
      given_name: erased,
      family_name: erased,
      time_zone: nothing,
      notification_prefs: object,
    },
    TEXT: { disabled_reason: nothing },
    SECRET: { password_hash: nothing },
    also: { status: `'DISABLED'`, access_ended_at: 'clock_timestamp()', email_verified_at: nothing, last_login_at: nothing },
  },
  sessions: {
    rows: 'user_id = ANY (:userIds)',
    deletes: true,
    NONE: 'created_at seen_at expires_at ends_at revoked_at',
    ID: 'handle user_id token_id',
    SECRET: 'id_hash',
  },
  tokens: {
    rows: 'user_id = ANY (:userIds)',
    deletes: true,
    NONE: 'grant_type factors proven_at scopes api_version created_at expires_at idle_seconds last_used_at revoked_at reads_primary_until',
    ID: 'id user_id session_handle',
    PERSONAL: 'ip_hash user_agent',
    TEXT: 'name',
    SECRET: 'token_hash',
  },
  account_secrets: {
    rows: 'user_id = ANY (:userIds)',
    deletes: true,
    NONE: 'purpose failures created_at expires_at used_at',
    ID: 'id user_id',
    PERSONAL: 'email',
    SECRET: 'secret_hash',
  },
  user_factors: {
    rows: 'user_id = ANY (:userIds)',
    deletes: true,
    NONE: 'kind created_at last_used_at last_step sign_count transports',
    ID: 'id user_id',
    PERSONAL: 'credential_id',
    TEXT: 'name',
    SECRET: 'sealed_secret public_key',
  },
  recovery_codes: {
    rows: 'user_id = ANY (:userIds)',
    deletes: true,
    NONE: 'created_at used_at',
    ID: 'user_id',
    SECRET: 'code_hash',
  },
  factor_challenges: {
    rows: 'user_id = ANY (:userIds)',
    deletes: true,
    NONE: 'purpose first_factor failures created_at expires_at used_at',
    ID: 'id user_id',
    SECRET: 'sealed_secret passkey_challenge',
  },
  known_devices: { rows: 'user_id = ANY (:userIds)', deletes: true, NONE: 'seen_at', ID: 'user_id', PERSONAL: 'device_hash' },
  user_identities: {
    rows: 'user_id = ANY (:userIds)',
    deletes: true,
    NONE: 'provider linked_at',
    ID: 'user_id',
    PERSONAL: 'subject',
  },
  notifications: {
    rows: 'user_id = ANY (:userIds)',
    deletes: true,
    NONE: 'type priority title subject_type count cause created_at happened_at read_at done_at emailed_at',
    ID: 'id user_id subject_id',
  },
  notification_preferences: {
    rows: 'user_id = ANY (:userIds)',
    deletes: true,
    NONE: 'types digest_at quiet_from quiet_to updated_at',
    ID: 'user_id',
  },
  user_presences: { rows: 'user_id = ANY (:userIds)', deletes: true, NONE: 'seen_at', ID: 'user_id' },
  user_searches: {
    entityType: 'userSearch',
    rows: 'owner_id = ANY (:userIds)',
    deletes: true,
    NONE: `entity_type sort_orders columns shared alert pinned position last_run_at last_count ${record}`,
    ID: `id owner_id ${authors}`,
    TEXT: 'name filters q',
  },
  search_alerts: {
    entityType: 'searchAlert',
    rows: 'owner_id = ANY (:userIds)',
    deletes: true,
    NONE: `checked_at ${record}`,
    ID: `id owner_id ${authors}`,
    TEXT: 'name q filters',
  },
  team_members: {
    kept: team,
    NONE: `care_country_codes department shown_on_team_page sort_order capacity ${record}`,
    ID: `id user_id ${authors}`,
    PERSONAL: 'given_name family_name email photo out_of_office',
    TEXT: 'title bio',
  },
  login_failures: { kept: 'Keyed hashes, for a day.', NONE: 'failures blocked_until last_at', PERSONAL: 'key' },
  saml_requests: { kept: 'Sign-ins that have not come back, for an hour.', NONE: 'instant return_to created_at', ID: 'id form_id' },
  used_captchas: { kept: 'Solved puzzles, for an hour.', NONE: 'signature used_at' },
  captured_emails: {
    kept: 'Mails to invented people of test mode; empty in live databases.',
    NONE: 'sent_at',
    ID: 'id message_id',
    PERSONAL: 'recipient reply_to',
    TEXT: 'subject body',
  },
  rate_limits: { kept: 'Counters under ids and keyed hashes, for a day at most.', NONE: 'points expire', ID: 'key' },
  idempotency_keys: {
    rows: `principal = ANY (:userIds::uuid[]::text[]) OR principal = ANY (:devicePrincipals)
      OR body ->> 'id' = ANY (:recordIds::uuid[]::text[]) OR body::text ILIKE ANY (:emailPatterns)`,
    deletes: true,
    NONE: 'route status created_at body_hash',
    ID: 'key',
    PERSONAL: 'principal',
    TEXT: 'headers body',
  },

  // Travelers
  travelers: {
    entityType: 'traveler',
    rows: 'id = ANY (:travelerIds)',
    NONE: `country_of_residence do_not_contact trip_count lifetime_value_usd erased_at ${record}`,
    ID: `id user_id merged_into_id ${authors}`,
    PERSONAL: {
      given_name: erased,
      family_name: erased,
      email: address,
      phone: nothing,
      time_zone: nothing,
      preferred_contact: `'ANY'`,
      preferred_contact_time: `'ANY'`,
      marketing: `'{"newsletter": false, "consentAt": null, "consentSource": null, "consentText": null}'`,
    },
    TEXT: { tags: list, source: nothing },
    also: { erased_at: 'coalesce(erased_at, now())' },
  },
  traveler_profiles: {
    entityType: 'travelerProfile',
    rows: 'traveler_id = ANY (:travelerIds)',
    NONE: record,
    ID: `id traveler_id ${authors}`,
    PERSONAL: {
      interests: list,
      pace: nothing,
      dietary: list,
      sealed_dietary: nothing,
      accessibility_needs: nothing,
      companions: array,
      visited: list,
      wishlist: list,
      celebrations: array,
      loyalty: array,
    },
    TEXT: { about_me: nothing },
  },
  traveler_merges: {
    rows: 'survivor_id = ANY (:travelerIds) OR merged_id = ANY (:travelerIds)',
    deletes: true,
    NONE: 'merged_at undone_at',
    ID: 'id survivor_id merged_id merged_by_id',
    PERSONAL: 'kept',
  },

  // Trips
  trip_requests: {
    entityType: 'tripRequest',
    rows: 'id = ANY (:requestIds)',
    NONE: `reference status status_changed_at status_reason_code held_from destination_names destinations country_codes departure_date
      flexible_departure_date departure_span return_date total_nights number_of_adults adult_age_groups number_of_children child_age_groups
      trip_type comfort rooms pace budget_per_person_usd own_budget_per_person_usd total_budget budget_includes_flights budget_flexibility
      budget_ceiling_usd include_newsletter may_ask_others consultation source form_version confirmed risk_flags match_count_target
      resume_on editable_until submitted_at qualified_at first_matched_at introduced_at booked_at closed_at erased_at lost_reason_code
      clock_steps visibilities next_due_at next_due_kind due_soon_at due_state lead_score missing_matches snoozed_until ${record}`,
    ID: `id based_on_itinerary_id requested_company_id traveler_ids assigned_to_id follower_ids duplicate_of_id applied_template_ids ${authors}`,
    PERSONAL: {
      travelers: partyWithout('true'),
      contact_methods: list,
      contact_times: list,
      form_id: nothing,
      view_id: nothing,
      google_client_id: nothing,
      landing_url: nothing,
      device_id: nothing,
    },
    TEXT: {
      trip_title: `total_nights || ' nights in ' || array_to_string(destination_names[1:3], ', ')`,
      trip_description: empty,
      status_note: nothing,
      matching_notes: nothing,
      lost_note: nothing,
      question: nothing,
      tags: list,
      checklist_items: array,
      verifications: object,
      scores: labelsOf('scores', '{"reasons": []}'),
      search_text: `plain_text(reference || ' ' || array_to_string(destination_names, ' '))`,
    },
    also: { erased_at: 'coalesce(erased_at, now())' },
    ofOthers: {
      rows: 'id = ANY (:sharedRequestIds)',
      names: ['trip_title', 'trip_description', 'status_note', 'matching_notes', 'lost_note'],
      set: {
        travelers: partyWithout(`item ->> 'travelerId' = ANY (:travelerIds::uuid[]::text[])`),
        search_text: `regexp_replace(remove_names(search_text, :phrases, :names), :names, '', 'gi')`, // in lower case
      },
    },
  },
  trip_matches: {
    entityType: 'tripMatch',
    rows: 'id = ANY (:matchIds)',
    NONE: `status status_changed_at status_reason_code rank score proposed_at respond_by remind_at accepted_at introduced_at
      first_message_due_at first_reply_at proposal_due_at quoted_at booked_at completed_at closed_at quoted_total_usd quoted_per_person_usd
      proposal_count clock_steps next_due_at next_due_kind due_soon_at due_state travel_start travel_end commission_rate_pct review_requested_at lost_reason_code decline_reason_code
      ${record}`,
    ID: `id trip_request_id partner_id agent_ids lead_agent_id current_proposal_id conversation_id review_id
      applied_template_ids ${authors}`,
    TEXT: { status_note: nothing, reasons: array, reminder: nothing, checklist_items: array },
  },
  screening_results: {
    entityType: 'screeningResult',
    rows: `subject_type = 'TRIP_REQUEST' AND subject_id = ANY (:requestIds)`,
    NONE: `criterion_version subject_type outcome method answered_at ${record}`,
    ID: `id criterion_id subject_id answered_by_id ${authors}`,
    TEXT: {
      answer: `CASE WHEN jsonb_typeof(answer) IN ('number', 'boolean') THEN answer ELSE 'null' END`,
      note: nothing,
    },
  },
  screening_criteria: {
    kept: team,
    NONE: `key subject_type stage answer_type choices pass_when hard_fail weight active sort_order ${record}`,
    ID: `id ${authors}`,
    TEXT: 'question help_text',
  },
  checklist_templates: { kept: team, NONE: `entity_type on_status ${record}`, ID: `id ${authors}`, TEXT: 'items' },
  screening_criterion_partners: { kept: companies, NONE: 'created_at', ID: 'criterion_id partner_id created_by_id' },
  sla_events: {
    kept: figures,
    NONE: 'clock subject_type started_at due_at soon_at is_business_time paused_at paused_s met_at breached_at ended_at elapsed_s',
    ID: 'subject_id person_id partner_id',
  },
  open_work_counts: { kept: figures, NONE: 'slot count', ID: 'assigned_to_id' },

  // Sales: dates and amounts stay, as the law asks.
  sales_recordings: {
    entityType: 'salesRecording',
    rows: 'trip_request_id = ANY (:requestIds)',
    NONE: `type reference invoice_number status status_changed_at status_reason_code booked_on travel_start travel_end travelers_count
      currency_code gross_amount fx_rate gross_usd non_commissionable_usd commissionable_usd commission_rate_pct commission_usd due_on
      invoiced_at paid_at paid_usd usd_per_unit fx_rate_date fx_source ${record}`,
    ID: `id trip_match_id trip_request_id partner_id agent_id linked_recording_id invoice_id ${authors}`,
    TEXT: {
      status_note: nothing,
      dispute_reason: nothing,
      note: nothing,
      fx_note: nothing,
      lines: labelsOf('lines', '{"label": "erased"}'),
    },
  },
  exchange_rates: { kept: figures, NONE: `currency_code date usd_per_unit source ${record}`, ID: `id ${authors}` },
  ledger_entries: {
    kept: companies,
    NONE: `kind accrued_usd receivable_usd note occurred_on ${record}`,
    ID: `id partner_id sales_recording_id invoice_id payment_id refund_id reverses_id ${authors}`,
  },
  invoices: {
    kept: companies,
    NONE: `number kind status issued_on due_on bill_from bill_to lines tax_rate_pct total_usd open_usd reason_code note ${record}`,
    ID: `id partner_id corrects_invoice_id document_id ${authors}`,
  },
  payments: {
    kept: companies,
    NONE: `received_on amount currency_code amount_usd method reference allocations unallocated_usd refunded_usd status reversal_note ${record}`,
    ID: `id partner_id ${authors}`,
  },
  refunds: {
    kept: companies,
    NONE: `refunded_on amount_usd reference sources ${record}`,
    ID: `id partner_id ${authors}`,
  },
  credit_allocations: {
    kept: companies,
    NONE: 'amount_usd occurred_on created_at',
    ID: 'id credit_note_id invoice_id created_by_id',
  },
  sales_invoice_numbers: { kept: figures, NONE: 'year last' },
  credit_note_numbers: { kept: figures, NONE: 'year last' },

  // Conversations: messages before the conversations, whose snippets are read from them.
  messages: {
    entityType: 'message',
    rows: `(author_type = 'traveler' AND (author_id = ANY (:travelerIds) OR (NOT :everywhere AND conversation_id = ANY (:conversationIds))))
      OR (author_type = 'guest' AND (conversation_id = ANY (:conversationIds)
        OR author_id IN (SELECT person_id FROM conversation_participants WHERE guest_email = ANY (:emails))))
      OR (kind = 'SYSTEM' AND conversation_id = ANY (:conversationIds) AND body LIKE 'The travelers ask for changes to the proposal%')`,
    NONE: `author_type kind send_at sent_at edited_at redacted_at contact_data_detected ${record}`,
    ID: `id conversation_id author_id document_ids reply_to_id ${authors}`,
    PERSONAL: { client_message_id: nothing },
    TEXT: { body: `CASE kind WHEN 'SYSTEM' THEN 'The travelers ask for changes to the proposal.' ELSE '' END` },
    also: {
      redacted_at: `CASE kind WHEN 'SYSTEM' THEN redacted_at ELSE coalesce(redacted_at, now()) END`,
      sent_at: 'coalesce(sent_at, now())',
    },
    ofOthers: { rows: `conversation_id = ANY (:conversationIds::uuid[] || :sharedConversationIds::uuid[])`, names: ['body'] },
  },
  conversations: {
    entityType: 'conversation',
    rows: 'id = ANY (:conversationIds)',
    NONE: `subject_type status status_changed_at status_reason_code last_message_at last_author_type awaiting_reply_from sla_due_at
      sla_reminded_at care_called_at message_count first_traveler_at first_agent_at erased_at ${record}`,
    ID: `id trip_request_id trip_match_id partner_id assigned_to_id ${authors}`,
    TEXT: {
      title: `left(coalesce((SELECT r.trip_title FROM trip_requests r WHERE r.id = conversations.trip_request_id), 'Conversation')
        || coalesce(', with ' || (SELECT p.display_name FROM partners p WHERE p.id = conversations.partner_id), ''), 160)`,
      status_note: nothing,
      last_message_snippet: `(SELECT left(m.body, 120) FROM messages m WHERE m.conversation_id = conversations.id AND m.sent_at IS NOT NULL
        ORDER BY m.sent_at DESC, m.id DESC LIMIT 1)`,
    },
    also: { erased_at: 'now()' },
    ofOthers: { rows: 'id = ANY (:sharedConversationIds)', names: ['title', 'status_note', 'last_message_snippet'] },
  },
  conversation_participants: {
    rows: `person_type = 'guest' AND (conversation_id = ANY (:conversationIds) OR guest_email = ANY (:emails))`,
    NONE: 'person_type role joined_at left_at history_from last_read_at unread_count dismissed_at muted_until digest_due_at',
    ID: 'conversation_id person_id last_read_message_id',
    PERSONAL: { guest_name: erased, guest_email: `'erased-' || person_id || '@erased.invalid'` },
  },
  thread_emails: {
    rows: 'conversation_id = ANY (:conversationIds)',
    deletes: true,
    NONE: 'created_at',
    ID: 'message_id conversation_id person_id',
  },
  reply_tokens: {
    rows: 'conversation_id = ANY (:conversationIds)',
    deletes: true,
    NONE: 'created_at',
    ID: 'conversation_id person_id',
    SECRET: 'token_hash',
  },
  contact_log: {
    entityType: 'contactLogEntry',
    rows: 'trip_request_id = ANY (:requestIds)',
    NONE: `kind direction outcome contacted_at ${record}`,
    ID: `id trip_request_id ${authors}`,
    TEXT: { note: nothing },
    ofOthers: { rows: ':everywhere', names: ['note'], phrasesOnly: true },
  },
  notes: {
    entityType: 'note',
    rows: `(subject_type = 'TRAVELER' AND subject_id = ANY (:travelerIds)) OR (subject_type = 'TRIP_REQUEST' AND subject_id = ANY (:requestIds))
      OR (subject_type = 'TRIP_MATCH' AND subject_id = ANY (:matchIds)) OR (subject_type = 'CONVERSATION' AND subject_id = ANY (:conversationIds))`,
    NONE: `subject_type owner_scope pinned ${record}`,
    ID: `id subject_id mentions ${authors}`,
    TEXT: { body: erased },
    ofOthers: { rows: ':everywhere', names: ['body'], phrasesOnly: true },
  },
  documents: {
    entityType: 'document',
    rows: 'id = ANY (:documentIds)',
    NONE: `content_type size_bytes category status status_changed_at visibility valid_from valid_until purge_after file_version uploaded_at deleted_at ${record}`,
    ID: `id owner_person_id replaces_id ${authors}`,
    PERSONAL: { sha256: nothing, storage_key: nothing },
    TEXT: { name: erased, file_name: erased, proposal: nothing, number: nothing, verification: nothing },
    SECRET: { used_nonce: nothing },
    also: { status: `'PURGED'`, status_changed_at: 'now()' },
  },
  document_links: { kept: 'It names records by id only.', NONE: 'type', ID: 'document_id target_id' },
  templates: {
    kept: team,
    NONE: `key channel audience category variables photo_slot active built_in ${record}`,
    ID: `id owner_partner_id ${authors}`,
    TEXT: 'name subject preheader body',
  },
  templated_emails: {
    entityType: 'templatedEmail',
    rows: 'id = ANY (:mailIds)',
    NONE: `template_key template_version category related_type status status_changed_at attempts send_at sent_at test ${record}`,
    ID: `id person_id related_id document_id thread_id provider_id singleton_key ${authors}`,
    PERSONAL: { to: `CASE WHEN "to" && :recipients THEN ARRAY[${address}] ELSE "to" END`, reply_to: nothing },
    TEXT: { subject: erased, html: empty, text: empty, data: object, error: nothing },
    also: { status: `CASE status WHEN 'QUEUED' THEN 'CANCELLED' ELSE status END` },
  },

  // Reviews
  reviews: {
    entityType: 'review',
    rows: 'traveler_id = ANY (:travelerIds)',
    NONE: `rating sub_ratings location_ids trip_types reviewed_at source verified status status_changed_at helpful_count locale is_demo
      with_photos travelled_from travelled_to party_type reward search_text ${record}`,
    ID: `id partner_id company_id trip_match_id agent_id itinerary_id traveler_id ${authors}`,
    PERSONAL: { author_name: `'A traveler'`, author_place: nothing, photos: array },
    TEXT: {
      title: `CASE WHEN :keepReviews::boolean THEN title ELSE 'erased' END`,
      body: `CASE WHEN :keepReviews::boolean THEN body ELSE 'erased' END`,
      tags: list,
      moderation: nothing,
      reply: `CASE WHEN :keepReviews::boolean THEN reply END`,
    },
    also: { status: `CASE WHEN :keepReviews::boolean THEN status ELSE 'WITHDRAWN' END`, status_changed_at: 'now()' },
    ofOthers: { rows: 'traveler_id = ANY (:travelerIds) OR agent_id = ANY (:agentIds)', names: ['title', 'body', 'reply'] },
  },
  review_votes: {
    rows: 'user_id = ANY (:userIds) OR device_id = ANY (:deviceIds)',
    NONE: 'created_at',
    ID: 'id review_id',
    PERSONAL: { device_id: `'erased-' || id`, user_id: nothing },
  },
  review_invitations: {
    rows: 'trip_match_id = ANY (:matchIds)',
    deletes: true,
    NONE: 'channel reward created_at expires_at used_at',
    ID: 'id trip_match_id created_by_id',
    SECRET: 'code_hash',
  },
  review_counts: { kept: figures, NONE: 'rating count', ID: 'scope_id' },

  // What visitors do and write
  views: {
    entityType: 'view',
    rows: 'user_id = ANY (:userIds) OR device_id = ANY (:deviceIds)',
    NONE: `page_id page_type path device viewport_width language content_type content_country started_at duration_ms scroll_pct
      interactions consent ${record}`,
    ID: 'id',
    PERSONAL: {
      url: empty,
      referrer: nothing,
      utm: nothing,
      google_client_id: nothing,
      device_id: erased,
      session_id: erased,
      user_id: nothing,
      recaptcha_id: nothing,
      created_by_id: nothing,
      updated_by_id: nothing,
    },
  },
  events: {
    rows: 'user_id = ANY (:userIds) OR device_id = ANY (:deviceIds)',
    NONE: 'type occurred_at',
    ID: 'id',
    PERSONAL: { view_id: nothing, session_id: nothing, device_id: nothing, user_id: nothing },
    TEXT: {
      data: `(SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(data)
        WHERE jsonb_typeof(value) IN ('number', 'boolean') OR key IN ('field', 'lastTouched', 'formVersion'))`,
    },
  },
  stored_searches: {
    entityType: 'companySearch itinerarySearch reviewSearch',
    rows: 'created_by_id = ANY (:userIds) OR device_id = ANY (:deviceIds)',
    NONE: `kind sort_order offset limit result_count ${record}`,
    ID: 'id',
    PERSONAL: { device_id: nothing, created_by_id: nothing, updated_by_id: nothing },
    TEXT: { q: nothing, filters: object },
  },
  newsletter_requests: {
    entityType: 'newsletterRequest',
    rows: 'email = ANY (:emails)',
    deletes: true,
    NONE: `status source consent_at confirmed_at unsubscribed_at ${record}`,
    ID: `id view_id ${authors}`,
    PERSONAL: 'email full_name consent_ip_hash',
    TEXT: 'consent_text',
  },
  newsletter_receipts: { kept: 'They are deleted with the subscription.', NONE: 'status created_at', ID: 'id newsletter_request_id' },
  contact_requests: {
    entityType: 'contactRequest',
    rows: 'id = ANY (:contactRequestIds) OR email = ANY (:emails) OR created_by_id = ANY (:userIds)',
    NONE: `option status status_changed_at ${record}`,
    ID: `id handled_by_id conversation_id ${authors}`,
    PERSONAL: { name: erased, email: address, view_id: nothing },
    TEXT: { message: erased, answer: nothing, tags: list },
  },
  company_contact_requests: {
    entityType: 'companyContactRequest',
    rows: 'id = ANY (:contactRequestIds) OR email = ANY (:emails) OR created_by_id = ANY (:userIds)',
    NONE: `kind country_codes status status_changed_at ${record}`,
    ID: `id company_id partner_id handled_by_id conversation_id ${authors}`,
    PERSONAL: { name: erased, email: address, phone: nothing, view_id: nothing, company_name: nothing, website: nothing },
    TEXT: { message: erased, answer: nothing, tags: list },
  },
  inbound_emails: {
    entityType: 'inboundEmail',
    rows: `id = ANY (:inboundEmailIds) OR conversation_id = ANY (:conversationIds)
      OR from_address = ANY (:emails) OR to_addresses && :emails::text[]`,
    NONE: `spf dkim dmarc status size_bytes ${record}`,
    ID: `id message_id conversation_id posted_message_id ${authors}`,
    PERSONAL: { from_address: address, to_addresses: list, storage_key: nothing },
    TEXT: { subject: erased, body: empty, reason: nothing },
    ofOthers: { rows: ':everywhere', names: ['subject', 'body'], phrasesOnly: true },
  },
  suppressions: {
    entityType: 'suppression',
    rows: 'email = ANY (:emails)',
    deletes: true,
    NONE: record,
    ID: `id templated_email_id ${authors}`,
    PERSONAL: 'email',
    TEXT: 'reason',
  },

  // Imports and exports
  external_ids: {
    rows: 'record_id = ANY (:recordIds)',
    deletes: true,
    NONE: 'entity_type created_at',
    ID: 'record_id import_id',
    PERSONAL: 'external_id',
  },
  bulk_action_rows: {
    rows: 'record_id = ANY (:recordIds) OR message ILIKE ANY (:emailPatterns)',
    NONE: 'position outcome error_code version_before version_after',
    ID: 'bulk_action_id record_id changed_id',
    TEXT: { message: nothing },
  },
  bulk_actions: {
    rows: `status <> 'RUNNING' AND (params::text ILIKE ANY (:emailPatterns) OR problem ILIKE ANY (:emailPatterns)
      OR id IN (SELECT bulk_action_id FROM bulk_action_rows WHERE record_id = ANY (:recordIds)))`,
    NONE: `entity_type action dry_run status matched_count allowed_count refused_count scopes finished_at ${record}`,
    ID: `id undoes_id ${authors}`,
    TEXT: { params: object, problem: nothing },
  },
  import_lines: {
    rows: 'record_id = ANY (:recordIds) OR errors::text ILIKE ANY (:emailPatterns) OR external_id ILIKE ANY (:emailPatterns)',
    NONE: 'entity_type line outcome version_before version_after undone',
    ID: 'import_id record_id',
    PERSONAL: { external_id: nothing },
    TEXT: { errors: array, undo_problem: nothing },
  },
  imports: {
    rows: `status <> 'RUNNING' AND (source ILIKE ANY (:emailPatterns) OR problem ILIKE ANY (:emailPatterns))`,
    NONE: `entity_type mode key_field mapping atomic dry_run publishes fingerprint status next_line created_count updated_count unchanged_count
      refused_count finished_at undone_at file_name ${record}`,
    ID: `id ${authors}`,
    TEXT: { source: nothing, problem: nothing },
  },
  /** A file of a list may hold anybody, so none that is older than an erasure stays; lists of sales have no names. */
  exports: {
    rows: `kind <> 'salesRecordings'`,
    deletes: true,
    NONE: 'kind format requested_at row_count finished_at problem',
    ID: 'id job_id requested_by_id',
    TEXT: 'parameters',
  },

  // History
  versions: {
    kept: 'Versions are erased or deleted with the records that they belong to.',
    NONE: 'entity_type kind version changed_fields created_at',
    ID: 'entity_id created_by_id',
    TEXT: 'snapshot change_note',
  },
  audit: {
    rows: 'actor_user_id = ANY (:userIds) OR entity_id = ANY (:recordIds)',
    NONE: 'at actor_kind action entity_type',
    ID: 'id actor_user_id entity_id request_id',
    PERSONAL: { ip_hash: nothing },
    TEXT: {
      details: `(SELECT coalesce(jsonb_object_agg(key, CASE WHEN jsonb_typeof(value) IN ('number', 'boolean') THEN value ELSE 'null' END), '{}')
        FROM jsonb_each(details))`,
    },
  },
  erased_addresses: { kept: 'Keyed hashes of addresses that no mail may go to.', NONE: 'erased_at', PERSONAL: 'hmac' },
  privacy_requests: {
    entityType: 'privacyRequest',
    rows: 'id = ANY (:privacyRequestIds)',
    NONE: `kind subject_type status status_changed_at reason_code due_at extended_at runs_at keep_reviews result ${record}`,
    ID: `id subject_id email_hmac ${authors}`,
    PERSONAL: { email: nothing },
    TEXT: { evidence: nothing },
  },
  legal_holds: {
    kept: 'It says why something must not be erased.',
    NONE: `subject_type ends_at released_at ${record}`,
    ID: `id subject_id ${authors}`,
    TEXT: 'reason',
  },
  retention_policies: { kept: team, NONE: `key days ${record}`, ID: `id ${authors}` },
  retention_runs: { kept: figures, NONE: `dry_run status results finished_at ${record}`, ID: `id ${authors}` },
  webhook_endpoints: {
    kept: companies,
    NONE: `url event_types api_version status disabled_reason failing_since ${record}`,
    ID: `id partner_id ${authors}`,
    TEXT: 'description',
  },
  webhook_secrets: { kept: companies, NONE: 'created_at expires_at', ID: 'id endpoint_id', SECRET: 'sealed_secret' },
  webhook_events: {
    kept: 'It says that records changed, for 30 days, and names nobody.',
    NONE: 'type entity_type entity_version entity_status occurred_at',
    ID: 'id entity_id partner_ids',
  },
  webhook_deliveries: {
    kept: 'Ids that were sent, and what programs answered, for 30 days.',
    NONE: 'trigger status request attempt_count attempts next_attempt_at delivered_at created_at',
    ID: 'id endpoint_id event_id replay_id',
  },
  nodes: { kept: figures, NONE: 'name fingerprints started_at seen_at', ID: 'id' },

  // Partners
  partners: {
    entityType: 'partner',
    rows: 'id = ANY (:partnerIds)',
    NONE: `display_name legal_name status status_changed_at status_reason_code paused_until access_ended_at website time_zone business_hours
      holidays languages currency_code commission_rate_pct commission_terms invoicing max_open_matches auto_accept sustainability_score licences
      insurance contract billing_address profile profile_published_at exclusions country_codes search_text ${record}`,
    ID: `id company_id merged_into_id care_owner_id specialization_ids no_compete_ids ${authors}`,
    PERSONAL: { email: address, phone: nothing },
    TEXT: { status_note: nothing, tags: list },
  },
  agents: {
    entityType: 'agent',
    rows: 'id = ANY (:agentIds)',
    NONE: `is_lead languages country_codes receives_new_matches max_open_matches shown_publicly search_text ${record}`,
    ID: `id partner_id user_id specialization_ids ${authors}`,
    PERSONAL: {
      given_name: erased,
      family_name: erased,
      email: address,
      phone: nothing,
      title: nothing,
      photo: nothing,
      out_of_office: nothing,
      signature: nothing,
    },
    TEXT: { bio: nothing, opinion: nothing },
    also: { receives_new_matches: 'false', shown_publicly: 'false' },
  },
  partner_merges: {
    rows: 'survivor_id = ANY (:partnerIds) OR merged_id = ANY (:partnerIds)',
    deletes: true,
    NONE: 'merged_at undone_at',
    ID: 'id survivor_id merged_id merged_by_id',
    PERSONAL: 'kept',
  },
  partner_countries: {
    kept: companies,
    NONE: 'country_code activity_level min_budget_per_person_usd min_nights max_open_matches since',
    ID: 'id partner_id lead_agent_id',
    TEXT: 'note',
  },
  partner_availabilities: {
    kept: companies,
    NONE: `country_code type starts_on ends_on max_new_matches_per_week ${record}`,
    ID: `id partner_id ${authors}`,
    TEXT: 'reason',
  },
  specializations: { kept: companies, NONE: `key name group active sort_order ${record}`, ID: `id ${authors}` },
  change_requests: {
    kept: companies,
    NONE: `entity_type status status_changed_at decided_at ${record}`,
    ID: `id entity_id partner_id decided_by_id ${authors}`,
    TEXT: 'changes requires_action_reason declined_reason internal_note external_note',
  },

  // Content and places
  content: {
    kept: content,
    NONE: `type slug title locale trip_types search_terms tags content_country kind category path search_text nights price_usd sort_order status
      status_changed_at review_state review_due_at published_version published_at first_published_at publish_at publish_version unpublish_at
      deleted_at ${record}`,
    ID: `id primary_location_id location_ids author_id parent_id category_ids company_id partner_id published_by_id ${authors}`,
    TEXT: 'fields',
  },
  published_content: {
    kept: content,
    NONE: `type slug title locale trip_types search_terms content_country kind category path search_text nights price_usd sort_order
      in_sitemap published_at ${record}`,
    ID: `id primary_location_id location_ids author_id parent_id category_ids company_id partner_id ${authors}`,
    TEXT: 'answer line',
  },
  content_aliases: { kept: content, NONE: 'type alias path hits last_hit_at created_at', ID: 'id content_id' },
  content_references: { kept: content, NONE: 'field kind to_type is_published', ID: 'from_id to_id' },
  title_words: { kept: content, NONE: 'word' },
  content_title_words: { kept: content, NONE: 'is_published type word is_later title position tail', ID: 'content_id' },
  content_place_counts: { kept: figures, NONE: 'type is_published slot count', ID: 'location_id' },
  itinerary_request_counts: { kept: figures, NONE: 'slot count', ID: 'itinerary_id' },
  preview_links: {
    kept: team,
    NONE: `entity_type entity_version expires_at revoked_at opens ${record}`,
    ID: `id entity_id ${authors}`,
    SECRET: 'token_hash',
  },
  redirects: {
    kept: content,
    NONE: `from_path to_entity_type to_path reason code hits last_hit_at ${record}`,
    ID: `id to_entity_id ${authors}`,
  },
  images: {
    entityType: 'image',
    rows: 'id = ANY (:imageIds)',
    deletes: true,
    NONE: `content_type dominant_color width height bytes focal_x focal_y usage shown upload_expires_at ${record}`,
    ID: `id location_ids ${authors}`,
    PERSONAL: 'sha256',
    TEXT: 'alt credit tags search_text',
  },
  news_sources: { kept: content, NONE: `name homepage logo country_code ${record}`, ID: `id ${authors}` },
  news_snippets: {
    kept: content,
    NONE: `headline quote url image published_on displayed sort_order ${record}`,
    ID: `id news_source_id ${authors}`,
  },
  careers: {
    kept: content,
    NONE: `title slug department workplace location_text country_code employment_type summary description requirements benefits salary_period
      salary_min_usd salary_max_usd apply_url opens_at closes_at displayed sort_order ${record}`,
    ID: `id hiring_manager_id ${authors}`,
    PERSONAL: 'apply_email',
  },
  locations: {
    kept: content,
    NONE: `name type slug iso_code2 alternate_names status time_zone currency_code image summary seo country_code search_text lat lng bbox
      served popularity ${record}`,
    ID: `id parent_ids ${authors}`,
  },
  destinations: {
    kept: content,
    NONE: `name country_codes alternate_names status search_text served popularity ${record}`,
    ID: `id location_id ${authors}`,
  },
  country_settings: {
    kept: content,
    NONE: `country_code name newsletter_consent note min_nights served match_count min_budget_per_person_night_usd typical_night_low_usd
      typical_night_high_usd peak_months peak_factor_pct lead_time_days ${record}`,
    ID: `id care_team_member_ids ${authors}`,
  },
  airports: {
    kept: content,
    NONE: `iata icao name city_name country_code search_text lat lng major ${record}`,
    ID: `id city_location_id ${authors}`,
  },
  site_settings: {
    kept: content,
    NONE: `only_one menus footer phones trust_badge review_profile_url maintenance promises bill_from desktop_threshold_px budget_options ${record}`,
    ID: `id ${authors}`,
    TEXT: 'testimonial',
  },
  trip_request_announcements: {
    kept: content,
    NONE: `only_one message link_label link_href tone audience country_codes starts_at ends_at dismissible ${record}`,
    ID: `id ${authors}`,
  },
  schema_migrations: { kept: figures, NONE: 'name checksum applied_at' },
};
