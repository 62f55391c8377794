-- Expand: the orders in which the lists of requests and holds are sorted.
-- allow index-with-lock: both tables are new with 0034 and have a row for each request or hold.

CREATE INDEX privacy_requests_kind ON privacy_requests (kind, id);
CREATE INDEX legal_holds_subject_type ON legal_holds (subject_type, id);
