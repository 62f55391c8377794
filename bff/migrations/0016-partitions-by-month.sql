-- expand: The audit log and the events become tables with a partition for each month. Nodes of the earlier release read and write them as
-- before. The rows so far stay where they are, as the first partition, up to the end of the month; PostgreSQL reads both tables once to see that
-- they fit, and writes wait meanwhile. docs/operations/retention.md says how to have that done before, where it would take long.

-- The partitions of tables by month. The first has no lower bound; the default one, for rows that fit no month, has neither.
CREATE VIEW month_partitions AS
  SELECT i.inhparent::regclass AS parent, c.oid::regclass AS partition,
    (regexp_match(b.text, 'FROM \(''(.+?)''\)'))[1]::timestamptz AS lower_bound,
    (regexp_match(b.text, 'TO \(''(.+?)''\)'))[1]::timestamptz AS upper_bound
  FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid, LATERAL pg_get_expr(c.relpartbound, c.oid) b (text)
  WHERE c.relispartition AND c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace;

-- Makes a partition as a table of its own and attaches it: CREATE TABLE … PARTITION OF would lock all readers and writers out meanwhile.
CREATE FUNCTION add_partition(parent regclass, suffix text, bounds text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE name text := format('%I', parent || '_' || suffix);
BEGIN
  EXECUTE format('CREATE TABLE %s (LIKE %s INCLUDING ALL)', name, parent);
  EXECUTE format('ALTER TABLE %s ADD PRIMARY KEY (id)', name);
  IF parent = 'audit'::regclass THEN
    -- The trigger of the parent does not fire for statements on a partition.
    EXECUTE format('CREATE TRIGGER audit_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON %s
      FOR EACH STATEMENT EXECUTE FUNCTION forbid_audit_changes()', name);
  END IF;
  EXECUTE format('ALTER TABLE %s ATTACH PARTITION %s %s', parent, name, bounds);
END $$;

-- Creates the partitions of this month and of so many after it that do not exist, and returns their number. Rows that came while their
-- month was missing move from the default partition to their month. The lock lets readers and writers pass, but no second node.
CREATE FUNCTION create_month_partitions(parent regclass, months_ahead int) RETURNS int LANGUAGE plpgsql
  SET timezone = 'UTC' SET lock_timeout = '1s' AS $$
DECLARE
  this_month timestamptz := date_trunc('month', now());
  missing timestamptz[];
  month timestamptz;
  has_strays boolean;
BEGIN
  EXECUTE format('LOCK TABLE ONLY %s IN SHARE UPDATE EXCLUSIVE MODE', parent);
  missing := ARRAY(
    SELECT m FROM generate_series(this_month, this_month + make_interval(months => months_ahead), interval '1 month') m
    WHERE NOT EXISTS (
      SELECT FROM month_partitions p
      WHERE p.parent = create_month_partitions.parent AND m >= coalesce(p.lower_bound, '-infinity') AND m < p.upper_bound));
  IF cardinality(missing) = 0 THEN
    RETURN 0;
  END IF;
  EXECUTE format('SELECT EXISTS (SELECT FROM %I)', parent || '_default') INTO has_strays;
  IF has_strays THEN
    EXECUTE format('ALTER TABLE %s DETACH PARTITION %I', parent, parent || '_default');
    EXECUTE format('ALTER TABLE %I RENAME TO %I', parent || '_default', parent || '_strays');
  END IF;
  FOREACH month IN ARRAY missing LOOP
    PERFORM add_partition(parent, to_char(month, 'YYYY_MM'), format('FOR VALUES FROM (%L) TO (%L)', month, month + interval '1 month'));
  END LOOP;
  IF has_strays THEN
    PERFORM add_partition(parent, 'default', 'DEFAULT');
    EXECUTE format('INSERT INTO %s SELECT * FROM %I', parent, parent || '_strays');
    EXECUTE format('DROP TABLE %I', parent || '_strays');
  END IF;
  RETURN cardinality(missing);
END $$;

-- Drops the partitions whose last row is older than so many months, and returns their number.
CREATE FUNCTION drop_month_partitions(parent regclass, keep_months int) RETURNS int LANGUAGE plpgsql
  SET timezone = 'UTC' SET lock_timeout = '1s' AS $$
DECLARE
  expired regclass;
  dropped int := 0;
BEGIN
  FOR expired IN
    SELECT p.partition FROM month_partitions p
    WHERE p.parent = drop_month_partitions.parent AND p.upper_bound <= now() - make_interval(months => keep_months)
    ORDER BY p.upper_bound
  LOOP
    EXECUTE format('DROP TABLE %s', expired);
    dropped := dropped + 1;
  END LOOP;
  RETURN dropped;
END $$;

-- Every write inserts into both tables, so the locks are asked for briefly and again rather than waited for with everybody queueing behind.
CREATE FUNCTION pg_temp.lock_both() RETURNS void LANGUAGE plpgsql SET lock_timeout = '200ms' AS $$
BEGIN
  FOR attempt IN 1 .. 300 LOOP
    BEGIN
      LOCK TABLE audit, events IN ACCESS EXCLUSIVE MODE;
      RETURN;
    EXCEPTION WHEN lock_not_available OR deadlock_detected THEN
      PERFORM pg_sleep(0.1);
    END;
  END LOOP;
  RAISE EXCEPTION 'audit and events were in use for a minute: end the transactions that hold them (pg_locks), and start again'
    USING ERRCODE = 'lock_not_available';
END $$;
SELECT pg_temp.lock_both();

ALTER TABLE audit RENAME TO audit_first;
ALTER INDEX audit_pkey RENAME TO audit_first_pkey;
ALTER INDEX audit_entity RENAME TO audit_first_entity;
ALTER INDEX audit_at RENAME TO audit_first_at;
ALTER INDEX audit_actor RENAME TO audit_first_actor;
ALTER INDEX audit_action RENAME TO audit_first_action;
ALTER INDEX audit_type RENAME TO audit_first_type;
ALTER TABLE events RENAME TO events_first;
ALTER INDEX events_pkey RENAME TO events_first_pkey;
ALTER INDEX events_occurred RENAME TO events_first_occurred;
ALTER INDEX events_type RENAME TO events_first_type;
ALTER INDEX events_session RENAME TO events_first_session;

-- Ids are unique within a partition: an index over all would have to contain the month, and the first partition would have to build it.
CREATE TABLE audit (LIKE audit_first INCLUDING DEFAULTS) PARTITION BY RANGE (at);
CREATE INDEX audit_entity ON audit (entity_id, at);
CREATE INDEX audit_at ON audit (at DESC, id DESC);
CREATE INDEX audit_actor ON audit (actor_user_id, at DESC, id DESC);
CREATE INDEX audit_action ON audit (action, at DESC, id DESC);
CREATE INDEX audit_type ON audit (entity_type, at DESC, id DESC);
CREATE TRIGGER audit_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit
  FOR EACH STATEMENT EXECUTE FUNCTION forbid_audit_changes();

CREATE TABLE events (LIKE events_first INCLUDING DEFAULTS) PARTITION BY RANGE (occurred_at);
CREATE INDEX events_occurred ON events (occurred_at DESC, id);
CREATE INDEX events_type ON events (type, occurred_at DESC, id);
CREATE INDEX events_session ON events (session_id, occurred_at DESC);

DO $$
DECLARE
  next_month timestamptz := (date_trunc('month', now() AT TIME ZONE 'UTC') + interval '1 month') AT TIME ZONE 'UTC';
  parent regclass;
BEGIN
  FOREACH parent IN ARRAY ARRAY['audit', 'events']::regclass[] LOOP
    EXECUTE format('ALTER TABLE %s ATTACH PARTITION %I FOR VALUES FROM (MINVALUE) TO (%L)', parent, parent || '_first', next_month);
    PERFORM add_partition(parent, 'default', 'DEFAULT');
    PERFORM create_month_partitions(parent, 3);
  END LOOP;
END $$;
