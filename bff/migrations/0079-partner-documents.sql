-- Expand: documents of partners have a number, a validity and a verification, and licences are a category of their own. Servers of the release
-- before ignore the columns and hand out the category as it is.
ALTER TABLE documents ADD COLUMN number text;
ALTER TABLE documents ADD COLUMN valid_from date;
ALTER TABLE documents ADD COLUMN valid_until date;
-- What our team found out about it, {status, at, byId, reason}; null: nobody has looked at it yet.
ALTER TABLE documents ADD COLUMN verification jsonb;

-- The rows that are there obey the narrower constraint that this replaces.
ALTER TABLE documents DROP CONSTRAINT documents_category_check;
ALTER TABLE documents ADD CONSTRAINT documents_category_check CHECK (category IN ('PROPOSAL', 'ITINERARY', 'INVOICE', 'CONTRACT', 'TERMS',
  'PASSPORT', 'INSURANCE', 'LICENCE', 'VOUCHER', 'PHOTO', 'STATEMENT', 'OTHER')) NOT VALID;
