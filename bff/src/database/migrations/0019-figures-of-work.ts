import type { QueryInterface } from 'sequelize';

/**
 * Figures of people's work that lists show cost the same however much of it there is: how many open trip requests each of the team has is
 * counted by who changes them, and figures of matches are read from an index alone.
 */
export async function up(queryInterface: QueryInterface): Promise<void> {
  await queryInterface.sequelize.query(sql);
}

const isOpen = (row: string) =>
  `${row}.assigned_to_id IS NOT NULL AND ${row}.status IN ('PENDING', 'SCREENING', 'NEEDS_INFO', 'QUALIFIED', 'MATCHED', 'PLANNING', 'ON_HOLD')`;
const whoseOpen = (row: string) => `CASE WHEN ${isOpen(row)} THEN ${row}.assigned_to_id END`;

const sql = `
-- How many open trip requests somebody of the team has: the sum over its slots. A connection counts in its own slot, so that few wait for one another.
CREATE TABLE open_work_counts (
  assigned_to_id uuid NOT NULL,
  slot int NOT NULL,
  count int NOT NULL,
  PRIMARY KEY (assigned_to_id, slot) INCLUDE (count)
);

CREATE FUNCTION count_open_work() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gone uuid := CASE WHEN TG_OP <> 'INSERT' THEN ${whoseOpen('OLD')} END;
  come uuid := CASE WHEN TG_OP <> 'DELETE' THEN ${whoseOpen('NEW')} END;
BEGIN
  INSERT INTO open_work_counts AS c (assigned_to_id, slot, count)
    SELECT whose, pg_backend_pid() % 16, sum(change) FROM (VALUES (gone, -1), (come, 1)) AS changes (whose, change)
    WHERE whose IS NOT NULL GROUP BY whose HAVING sum(change) <> 0 ORDER BY whose
    ON CONFLICT (assigned_to_id, slot) DO UPDATE SET count = c.count + excluded.count;
  RETURN NULL;
END $$;
CREATE TRIGGER trip_requests_open_work_comes AFTER INSERT ON trip_requests FOR EACH ROW WHEN (${isOpen('NEW')})
  EXECUTE FUNCTION count_open_work();
CREATE TRIGGER trip_requests_open_work_goes AFTER DELETE ON trip_requests FOR EACH ROW WHEN (${isOpen('OLD')})
  EXECUTE FUNCTION count_open_work();
CREATE TRIGGER trip_requests_open_work_changes AFTER UPDATE OF status, assigned_to_id ON trip_requests FOR EACH ROW
  WHEN (${whoseOpen('OLD')} IS DISTINCT FROM ${whoseOpen('NEW')})
  EXECUTE FUNCTION count_open_work();

-- Makes the counts anew: for a database that had requests before, and for who fills the table without its triggers.
CREATE FUNCTION fill_open_work() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE open_work_counts;
  INSERT INTO open_work_counts SELECT assigned_to_id, 0, count(*) FROM trip_requests r WHERE ${isOpen('r')} GROUP BY assigned_to_id;
END $$;
SELECT fill_open_work();

CREATE FUNCTION open_work_of(team_member_id uuid) RETURNS int LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(count), 0)::int FROM open_work_counts WHERE assigned_to_id = team_member_id
$$;

-- Agents of a match are agents of its partner, so figures of both come out of one index.
CREATE INDEX trip_matches_partner_figures ON trip_matches (partner_id, status)
  INCLUDE (status_changed_at, proposed_at, accepted_at, introduced_at, quoted_at, booked_at, agent_ids);
DROP INDEX trip_matches_partner_status;
-- A list of new entries beside the index, which every look reads to its end, costs more here than it saves.
ALTER INDEX trip_matches_agents SET (fastupdate = off);
SELECT gin_clean_pending_list('trip_matches_agents');
`;
