-- Expand: how often partners are invoiced. Servers of the release before invoice each sale, as the default says.
ALTER TABLE partners ADD COLUMN invoicing text NOT NULL DEFAULT 'PER_SALE';
ALTER TABLE partners ADD CONSTRAINT partners_invoicing_check CHECK (invoicing IN ('PER_SALE', 'MONTHLY')) NOT VALID;
