-- Expand: nullable columns that servers of the release before do not know. An invoice of theirs gets its file when somebody asks for it.

-- The document with the PDF file of an invoice or credit note.
ALTER TABLE invoices ADD COLUMN document_id uuid;

-- The document whose file is attached to a mail.
ALTER TABLE templated_emails ADD COLUMN document_id uuid;
