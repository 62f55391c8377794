-- Expand: an index instead of the unique one that 0037 dropped; sales are found and sorted by the number of their invoice.
-- no transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS sales_recordings_invoice_number ON sales_recordings (invoice_number, id)
