-- Expand: no two partners have the same company page. Servers of the release before get a conflict if they write one.
-- no transaction
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS partners_company_page ON partners (company_id) WHERE company_id IS NOT NULL
