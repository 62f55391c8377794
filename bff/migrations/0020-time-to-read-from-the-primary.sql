-- Expand: until this time the holder of the token reads from the primary, because replicas may lack what they have just written. Everybody does so at
-- first: a guest who signs in may have sent a request moments ago. The default is evaluated once, so the table is not rewritten.
ALTER TABLE tokens ADD COLUMN reads_primary_until timestamptz NOT NULL DEFAULT now() + interval '1 minute';
