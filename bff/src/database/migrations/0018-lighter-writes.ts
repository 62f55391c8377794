import type { QueryInterface } from 'sequelize';

/**
 * What each write costs beside itself: a title is taken apart once, what has no place counts none, titles of drafts are found by their
 * words, so the index of their letters goes. Events that waited to be recorded are, because no job does it any more.
 */
export async function up(queryInterface: QueryInterface): Promise<void> {
  await queryInterface.sequelize.query(sql);
}

const sources = [
  { table: 'content', isPublished: 'false', isFound: (row: string) => `${row}.status <> 'TRASHED'` },
  { table: 'published_content', isPublished: 'true', isFound: () => 'true' },
] as const;
type Source = (typeof sources)[number];

const words = ({ table, isPublished, isFound }: Source) => `
CREATE OR REPLACE FUNCTION keep_words_of_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE words text[];
BEGIN
  IF TG_OP <> 'INSERT' AND ${isFound('OLD')} THEN
    DELETE FROM content_title_words t USING words_of_title(OLD.title) w
    WHERE t.is_published = ${isPublished} AND t.type = OLD.type AND t.word = w.word AND t.is_later = (w.position > 1)
      AND t.title = OLD.title AND t.content_id = OLD.id;
  END IF;
  IF TG_OP <> 'DELETE' AND ${isFound('NEW')} THEN
    words := string_to_array(plain_text(NEW.title), ' ');
    INSERT INTO title_words SELECT DISTINCT one COLLATE "C" FROM unnest(words) one
      WHERE one <> '' AND NOT EXISTS (SELECT FROM title_words t WHERE t.word = one) ORDER BY 1 ON CONFLICT DO NOTHING;
    INSERT INTO content_title_words (is_published, type, word, is_later, title, content_id, position, tail)
      SELECT ${isPublished}, NEW.type, one.word, one.n > 1, NEW.title, NEW.id, one.n, array_to_string(words[one.n + 1:], ' ')
      FROM unnest(words) WITH ORDINALITY one (word, n) WHERE one.word <> '';
  END IF;
  RETURN NULL;
END $$;`;

const places = ({ table }: Source) => {
  const hasPlaces = (row: string) => `${row}.primary_location_id IS NOT NULL OR ${row}.location_ids <> '{}'`;
  return `
DROP TRIGGER ${table}_places_come_and_go ON ${table};
CREATE TRIGGER ${table}_places_come AFTER INSERT ON ${table} FOR EACH ROW WHEN (${hasPlaces('NEW')})
  EXECUTE FUNCTION count_places_of_${table}();
CREATE TRIGGER ${table}_places_go AFTER DELETE ON ${table} FOR EACH ROW WHEN (${hasPlaces('OLD')})
  EXECUTE FUNCTION count_places_of_${table}();`;
};

const sql = `
${sources.map(words).join('\n')}
${sources.map(places).join('\n')}
DROP INDEX content_title;

DO $$ BEGIN
  IF to_regclass('pgboss.job') IS NOT NULL THEN
    INSERT INTO events (id, type, data, view_id, user_id, occurred_at)
      SELECT (data ->> 'id')::uuid, data ->> 'type', data -> 'data', (data ->> 'viewId')::uuid, (data ->> 'userId')::uuid, created_on
      FROM pgboss.job WHERE name = 'trackEvent' AND state < 'completed'
      ON CONFLICT DO NOTHING;
    UPDATE pgboss.job SET state = 'completed', completed_on = now() WHERE name = 'trackEvent' AND state < 'completed';
  END IF;
END $$;
`;
