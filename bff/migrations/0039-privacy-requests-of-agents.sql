-- Expand: agents ask for a copy or the erasure of their data too. Servers of the release before neither write nor read such a request.
-- allow constraint-with-scan: privacy_requests has a row for each request.

ALTER TABLE privacy_requests DROP CONSTRAINT privacy_requests_subject_id_fkey;
ALTER TABLE privacy_requests DROP CONSTRAINT privacy_requests_subject_type_check;
ALTER TABLE privacy_requests ADD CONSTRAINT privacy_requests_subject_type_check CHECK (subject_type IN ('TRAVELER', 'AGENT', 'CONTACT'));
