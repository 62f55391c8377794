-- Expand: a reference of the bank can be used again once its payment was reversed. Servers of the release before accept what it lets in.
-- allow index-with-lock: payments are entered by hand, a few thousand rows that are indexed in less than a second.
DROP INDEX payments_reference;
CREATE UNIQUE INDEX payments_reference ON payments (partner_id, reference) WHERE status <> 'REVERSED';
