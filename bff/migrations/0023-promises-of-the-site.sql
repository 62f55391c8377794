-- Expand: what the site promises becomes a setting that texts insert. Nodes of the version before neither read nor write it; without
-- a value the defaults hold.

ALTER TABLE site_settings ADD COLUMN promises jsonb;

-- Texts are cached with the promises in them, so every node forgets them when the settings change.
CREATE TRIGGER site_settings_notify_published AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON site_settings
  FOR EACH STATEMENT EXECUTE FUNCTION notify_published_changed();
