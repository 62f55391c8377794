-- Expand: a request names the company whose page its form was begun on, and whether others may be asked too. Servers of the release before know
-- neither column; what they insert asks for no company.
ALTER TABLE trip_requests ADD COLUMN requested_company_id uuid;
ALTER TABLE trip_requests ADD COLUMN may_ask_others boolean NOT NULL DEFAULT true;
