import type { QueryInterface } from 'sequelize';

/** Places and counts of reviews are kept in memory too: their changes are told as those of published texts are (0013). */
export async function up(queryInterface: QueryInterface): Promise<void> {
  await queryInterface.sequelize.query(triggers);
}

const triggers = ['destinations', 'review_counts']
  .map(
    (table) => `
CREATE TRIGGER ${table}_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
  FOR EACH STATEMENT EXECUTE FUNCTION tell_published();`,
  )
  .join('');
