-- Expand: indexes only, on tables that are new with 0034.

CREATE INDEX privacy_requests_kind ON privacy_requests (kind, id);
CREATE INDEX legal_holds_subject_type ON legal_holds (subject_type, id);
