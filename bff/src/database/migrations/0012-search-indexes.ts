import type { QueryInterface } from 'sequelize';

/** An index for each field that a list lets people filter or sort by and that had none. */
export async function up(queryInterface: QueryInterface): Promise<void> {
  await queryInterface.sequelize.query(tables);
}

const tables = `
CREATE INDEX agents_by_is_lead ON agents (is_lead, id);
CREATE INDEX agents_by_max_open_matches ON agents (max_open_matches, id);
CREATE INDEX agents_by_receives_new_matches ON agents (receives_new_matches, id);
CREATE INDEX agents_by_shown_publicly ON agents (shown_publicly, id);
CREATE INDEX agents_by_updated_at ON agents (updated_at, id);
CREATE INDEX agents_by_given_name ON agents (given_name, id);
CREATE INDEX agents_by_languages ON agents USING gin (languages);
CREATE INDEX conversations_by_message_count ON conversations (message_count, id);
CREATE INDEX conversations_by_subject_type ON conversations (subject_type, id);
CREATE INDEX conversations_by_title ON conversations (title, id);
CREATE INDEX conversations_by_trip_match_id ON conversations (trip_match_id, id);
CREATE INDEX conversations_by_sla_due_at ON conversations (sla_due_at, id);
CREATE INDEX partners_by_auto_accept ON partners (auto_accept, id);
CREATE INDEX partners_by_currency_code ON partners (currency_code, id);
CREATE INDEX partners_by_email ON partners (email, id);
CREATE INDEX partners_by_legal_name ON partners (legal_name, id);
CREATE INDEX partners_by_max_open_matches ON partners (max_open_matches, id);
CREATE INDEX partners_by_status_changed_at ON partners (status_changed_at, id);
CREATE INDEX partners_by_sustainability_score ON partners (sustainability_score, id);
CREATE INDEX partners_by_time_zone ON partners (time_zone, id);
CREATE INDEX partners_by_languages ON partners USING gin (languages);
CREATE INDEX partners_by_no_compete_ids ON partners USING gin (no_compete_ids);
CREATE INDEX sales_recordings_by_currency_code ON sales_recordings (currency_code, id);
CREATE INDEX sales_recordings_by_reference ON sales_recordings (reference, id);
CREATE INDEX sales_recordings_by_type ON sales_recordings (type, id);
CREATE INDEX screening_results_by_method ON screening_results (method, id);
CREATE INDEX screening_results_by_subject_type ON screening_results (subject_type, id);
CREATE INDEX traveler_profiles_by_created_at ON traveler_profiles (created_at, id);
CREATE INDEX traveler_profiles_by_updated_at ON traveler_profiles (updated_at, id);
CREATE INDEX travelers_by_country_of_residence ON travelers (country_of_residence, id);
CREATE INDEX travelers_by_do_not_contact ON travelers (do_not_contact, id);
CREATE INDEX travelers_by_family_name ON travelers (family_name, id);
CREATE INDEX travelers_by_given_name ON travelers (given_name, id);
CREATE INDEX travelers_by_lifetime_value_usd ON travelers (lifetime_value_usd, id);
CREATE INDEX travelers_by_preferred_contact ON travelers (preferred_contact, id);
CREATE INDEX travelers_by_source ON travelers (source, id);
CREATE INDEX travelers_by_trip_count ON travelers (trip_count, id);
CREATE INDEX travelers_by_updated_at ON travelers (updated_at, id);
CREATE INDEX travelers_by_tags ON travelers USING gin (tags);
CREATE INDEX trip_requests_by_return_date ON trip_requests (return_date, id);
CREATE INDEX trip_requests_by_source ON trip_requests (source, id);
CREATE INDEX trip_requests_by_status_changed_at ON trip_requests (status_changed_at, id);
CREATE INDEX trip_requests_by_total_budget ON trip_requests (total_budget, id);
CREATE INDEX trip_requests_by_total_nights ON trip_requests (total_nights, id);
CREATE INDEX trip_requests_by_updated_at ON trip_requests (updated_at, id);
CREATE INDEX trip_requests_by_trip_type ON trip_requests USING gin (trip_type);
CREATE INDEX trip_requests_by_risk_flags ON trip_requests USING gin (risk_flags);
CREATE INDEX users_by_status_changed_at ON users (status_changed_at, id);
CREATE INDEX users_by_updated_at ON users (updated_at, id);
CREATE INDEX users_by_given_name ON users (given_name, id);
CREATE INDEX users_by_last_login_at ON users (last_login_at, id);
CREATE INDEX users_by_person_type ON users (person_type, id);
`;
