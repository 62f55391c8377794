import type { QueryInterface } from 'sequelize';

/** How many texts are about a place is counted from these indexes alone: the texts themselves stay where they are. */
export async function up(queryInterface: QueryInterface): Promise<void> {
  await queryInterface.sequelize.query(`
    CREATE INDEX content_places_counted ON content (type, primary_location_id) INCLUDE (location_ids, status);
    CREATE INDEX published_content_places_counted ON published_content (type, primary_location_id) INCLUDE (location_ids);
  `);
}
