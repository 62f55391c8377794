import type { QueryInterface } from 'sequelize';

/**
 * Words of titles, and how many texts are about each place, kept by the transaction that writes: a look-up by letters reads the first
 * lines of what it finds, and counts nothing.
 */
export async function up(queryInterface: QueryInterface): Promise<void> {
  await queryInterface.sequelize.query(sql);
}

/** What is looked up in: drafts for staff, but for the trash, and what visitors are shown. */
const sources = [
  { table: 'content', isPublished: 'false', isFound: (row: string) => `${row}.status <> 'TRASHED'` },
  { table: 'published_content', isPublished: 'true', isFound: () => 'true' },
] as const;
type Source = (typeof sources)[number];

const wordColumns = 'is_published, type, word, is_later, title, content_id, position, tail';

/** Keeps the words of the titles of a table. */
const words = ({ table, isPublished, isFound }: Source) => `
CREATE FUNCTION keep_words_of_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND ${isFound('OLD')} THEN
    DELETE FROM content_title_words t USING words_of_title(OLD.title) w
    WHERE t.is_published = ${isPublished} AND t.type = OLD.type AND t.word = w.word AND t.is_later = (w.position > 1)
      AND t.title = OLD.title AND t.content_id = OLD.id;
  END IF;
  IF TG_OP <> 'DELETE' AND ${isFound('NEW')} THEN
    INSERT INTO title_words SELECT DISTINCT word FROM words_of_title(NEW.title) ORDER BY word ON CONFLICT DO NOTHING;
    INSERT INTO content_title_words (${wordColumns})
      SELECT ${isPublished}, NEW.type, word, position > 1, NEW.title, NEW.id, position, tail FROM words_of_title(NEW.title);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER ${table}_words_come_and_go AFTER INSERT OR DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION keep_words_of_${table}();
CREATE TRIGGER ${table}_words_change AFTER UPDATE ON ${table} FOR EACH ROW
  WHEN (OLD.title <> NEW.title OR OLD.type <> NEW.type OR (${isFound('OLD')}) <> (${isFound('NEW')}))
  EXECUTE FUNCTION keep_words_of_${table}();`;

const counted = ({ isPublished }: Source, row: string, sign: string) => `
    INSERT INTO content_place_counts AS c (is_published, type, location_id, slot, count)
      SELECT ${isPublished}, ${row}.type, place, pg_backend_pid() % 16, ${sign}
      FROM places_of_content(${row}.primary_location_id, ${row}.location_ids) place ORDER BY place
      ON CONFLICT (is_published, type, location_id, slot) DO UPDATE SET count = c.count + excluded.count;`;

/** Keeps the counts of places of a table. */
const places = (source: Source) => `
CREATE FUNCTION count_places_of_${source.table}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND ${source.isFound('OLD')} THEN${counted(source, 'OLD', '-1')}
  END IF;
  IF TG_OP <> 'DELETE' AND ${source.isFound('NEW')} THEN${counted(source, 'NEW', '1')}
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER ${source.table}_places_come_and_go AFTER INSERT OR DELETE ON ${source.table}
  FOR EACH ROW EXECUTE FUNCTION count_places_of_${source.table}();
CREATE TRIGGER ${source.table}_places_change AFTER UPDATE ON ${source.table} FOR EACH ROW
  WHEN (OLD.primary_location_id IS DISTINCT FROM NEW.primary_location_id OR OLD.location_ids <> NEW.location_ids OR OLD.type <> NEW.type
    OR (${source.isFound('OLD')}) <> (${source.isFound('NEW')}))
  EXECUTE FUNCTION count_places_of_${source.table}();`;

const filled = ({ table, isPublished, isFound }: Source) => `
  INSERT INTO content_title_words (${wordColumns})
    SELECT ${isPublished}, c.type, w.word, w.position > 1, c.title, c.id, w.position, w.tail
    FROM ${table} c, words_of_title(c.title) w WHERE ${isFound('c')} ORDER BY 2, 3, 4, 5, 6;
  INSERT INTO content_place_counts
    SELECT ${isPublished}, c.type, place, 0, count(*)::int
    FROM ${table} c, places_of_content(c.primary_location_id, c.location_ids) place WHERE ${isFound('c')} GROUP BY c.type, place;`;

const sql = `
CREATE FUNCTION words_of_title(title text) RETURNS TABLE (word text, "position" int, tail text) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT one.word, one.n::int, array_to_string(words[one.n + 1:], ' ')
  FROM (SELECT string_to_array(plain_text(title), ' ') AS words) split, unnest(words) WITH ORDINALITY one (word, n) WHERE one.word <> ''
$$;
CREATE FUNCTION places_of_content(primary_location_id uuid, location_ids uuid[]) RETURNS SETOF uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT DISTINCT place FROM unnest(location_ids || primary_location_id) place WHERE place IS NOT NULL
$$;

-- Every word that any title has or had: where letters are looked for, because there are few. Words nobody uses any more do no harm.
CREATE TABLE title_words (word text COLLATE "C" PRIMARY KEY);
CREATE INDEX title_words_letters ON title_words USING gin (word gin_trgm_ops) WITH (fastupdate = off);

-- Where each word stands, in the order in which titles are answered; the tail is what follows it in its title, both as plain_text writes them.
CREATE TABLE content_title_words (
  is_published boolean NOT NULL,
  type text NOT NULL,
  word text COLLATE "C" NOT NULL,
  -- Not the first word of its title.
  is_later boolean NOT NULL,
  title text NOT NULL,
  content_id uuid NOT NULL,
  position int NOT NULL,
  tail text NOT NULL,
  PRIMARY KEY (is_published, type, word, is_later, title, content_id, position) INCLUDE (tail)
);

-- How many texts are about a place: the sum over its slots. A connection counts in its own slot, so that few wait for one another.
CREATE TABLE content_place_counts (
  is_published boolean NOT NULL,
  type text NOT NULL,
  location_id uuid NOT NULL,
  slot int NOT NULL,
  count int NOT NULL,
  PRIMARY KEY (is_published, type, location_id, slot)
);
${sources.map(words).join('\n')}
${sources.map(places).join('\n')}

-- Makes all of it anew: for a database that had texts before, and for who fills the tables without their triggers.
CREATE FUNCTION fill_content_lookups() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE content_title_words, content_place_counts, title_words;${sources.map(filled).join('')}
  INSERT INTO title_words SELECT DISTINCT word FROM content_title_words;
END $$;
SELECT fill_content_lookups();
DROP INDEX content_places_counted, published_content_places_counted;
`;
