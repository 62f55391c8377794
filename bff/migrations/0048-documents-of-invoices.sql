-- Expand: an index, by which the invoice of a document is found.
-- no transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS invoices_document ON invoices (document_id) WHERE document_id IS NOT NULL
