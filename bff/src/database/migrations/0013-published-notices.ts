import type { QueryInterface } from 'sequelize';

/** Whatever changes what visitors are shown is told to every node, once a transaction, when that commits. */
export async function up(queryInterface: QueryInterface): Promise<void> {
  await queryInterface.sequelize.query(triggers);
}

const triggers = `
CREATE FUNCTION tell_published() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('farwend_published', '');
  RETURN NULL;
END $$;
CREATE TRIGGER published_content_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON published_content
  FOR EACH STATEMENT EXECUTE FUNCTION tell_published();
CREATE TRIGGER content_aliases_tell AFTER INSERT OR DELETE OR TRUNCATE ON content_aliases
  FOR EACH STATEMENT EXECUTE FUNCTION tell_published();
`;
