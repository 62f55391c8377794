import type { Sequelize } from 'sequelize';
import { newId } from '#src/database/newId.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { inTransaction } from '#src/database/transaction.ts';
import type { JobData } from './jobs.ts';

/**
 * Marks a request DUPLICATE when the same address asked for the same places in the day before it. Not at once, when it is sent:
 * the answer would tell a stranger what somebody else asked for.
 */
export function markDuplicates(sequelize: Sequelize) {
  return async ({ tripRequestId }: JobData<'markDuplicates'>): Promise<void> =>
    inTransaction(sequelize, async (transaction) => {
      const [marked] = await preparedQuery<{ id: string; version: number; earlier_id: string; at: Date }>(
        sequelize,
        'tripRequest.markDuplicate',
        mark,
        [tripRequestId],
        transaction,
      );
      if (!marked) return;
      const changes = {
        status: 'DUPLICATE',
        statusChangedAt: marked.at.toISOString(),
        closedAt: marked.at.toISOString(),
        duplicateOfId: marked.earlier_id,
        version: marked.version,
      };
      await preparedQuery(
        sequelize,
        'tripRequest.markDuplicateVersion',
        keep,
        [marked.id, marked.version, JSON.stringify(changes), newId()],
        transaction,
      );
    });
}

const mark = `
  UPDATE trip_requests r
  SET status = 'DUPLICATE', status_changed_at = now(), closed_at = now(), duplicate_of_id = e.id, version = r.version + 1, updated_at = now(), updated_by_id = NULL
  FROM trip_requests e
  WHERE r.id = $1 AND r.status = 'PENDING' AND e.id <> r.id AND e.status NOT IN ('DRAFT', 'DUPLICATE', 'CANCELLED', 'REJECTED', 'EXPIRED')
    AND e.submitted_at BETWEEN r.submitted_at - interval '24 hours' AND r.submitted_at
    AND e.traveler_ids && r.traveler_ids AND e.destination_names @> r.destination_names AND e.destination_names <@ r.destination_names
  RETURNING r.id, r.version, e.id AS earlier_id, r.updated_at AS at`;

const keep = `
  WITH kept AS (
    INSERT INTO versions (entity_type, entity_id, version, kind, snapshot, changed_fields)
    SELECT 'tripRequest', $1::uuid, $2::int, 'STATUS', snapshot || $3::jsonb, ARRAY(SELECT jsonb_object_keys($3::jsonb))
    FROM versions WHERE entity_type = 'tripRequest' AND entity_id = $1::uuid AND version = $2::int - 1
  )
  INSERT INTO audit (id, actor_kind, action, entity_type, entity_id, details) VALUES ($4, 'system', 'PENDING → DUPLICATE', 'tripRequest', $1::uuid, $3::jsonb)`;
