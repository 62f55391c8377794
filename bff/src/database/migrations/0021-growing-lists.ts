import type { QueryInterface } from 'sequelize';

/**
 * Lists of itineraries say how many trip requests began with each: counted by who writes a request, not by who reads the list. Texts that
 * are searched lie uncompressed: a walk that looks for words along an order unpacked each text it passed, which cost most of the search.
 * Texts that are there already stay as they are until they change: to write them all anew would take longer than a start may.
 */
export async function up(queryInterface: QueryInterface): Promise<void> {
  await queryInterface.sequelize.query(sql);
}

const sql = `
-- How many trip requests began with an itinerary: the sum over its slots. A connection counts in its own slot, so that few wait for one another.
CREATE TABLE itinerary_request_counts (
  itinerary_id uuid NOT NULL,
  slot int NOT NULL,
  count int NOT NULL,
  PRIMARY KEY (itinerary_id, slot) INCLUDE (count)
);

CREATE FUNCTION count_itinerary_requests() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gone uuid := CASE WHEN TG_OP <> 'INSERT' THEN OLD.based_on_itinerary_id END;
  come uuid := CASE WHEN TG_OP <> 'DELETE' THEN NEW.based_on_itinerary_id END;
BEGIN
  INSERT INTO itinerary_request_counts AS c (itinerary_id, slot, count)
    SELECT which, pg_backend_pid() % 16, change FROM (VALUES (gone, -1), (come, 1)) AS changes (which, change)
    WHERE which IS NOT NULL ORDER BY which
    ON CONFLICT (itinerary_id, slot) DO UPDATE SET count = c.count + excluded.count;
  RETURN NULL;
END $$;
CREATE TRIGGER trip_requests_itinerary_comes AFTER INSERT ON trip_requests FOR EACH ROW WHEN (NEW.based_on_itinerary_id IS NOT NULL)
  EXECUTE FUNCTION count_itinerary_requests();
CREATE TRIGGER trip_requests_itinerary_goes AFTER DELETE ON trip_requests FOR EACH ROW WHEN (OLD.based_on_itinerary_id IS NOT NULL)
  EXECUTE FUNCTION count_itinerary_requests();
CREATE TRIGGER trip_requests_itinerary_changes AFTER UPDATE OF based_on_itinerary_id ON trip_requests FOR EACH ROW
  WHEN (OLD.based_on_itinerary_id IS DISTINCT FROM NEW.based_on_itinerary_id)
  EXECUTE FUNCTION count_itinerary_requests();

-- Makes the counts anew: for a database that had requests before, and for who fills the table without its triggers.
CREATE FUNCTION fill_itinerary_requests() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE itinerary_request_counts;
  INSERT INTO itinerary_request_counts
    SELECT based_on_itinerary_id, 0, count(*) FROM trip_requests WHERE based_on_itinerary_id IS NOT NULL GROUP BY 1;
END $$;
SELECT fill_itinerary_requests();

-- Agents are listed by their family names and then their ids: many have the same.
CREATE INDEX agents_by_family_name ON agents (family_name, id);
DROP INDEX agents_name;

ALTER TABLE content ALTER COLUMN search_text SET STORAGE EXTERNAL;
ALTER TABLE published_content ALTER COLUMN search_text SET STORAGE EXTERNAL;
`;
