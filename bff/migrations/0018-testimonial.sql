-- Expand: the traveller's words on the home page become a setting; without one the site shows none. A new column without a default: nodes
-- of the version before neither read nor write it.

ALTER TABLE site_settings ADD COLUMN testimonial jsonb;
