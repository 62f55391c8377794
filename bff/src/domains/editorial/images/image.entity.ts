import type { ImageRatio, ImageRecord } from '@farwend/api-contract';
import { Op } from 'sequelize';
import type { z } from 'zod';
import { type Entity, moment, type SearchField } from '#src/calls/entity.ts';
import { is, isStaff, userIdOf } from '#src/http/actor.ts';
import type { ImageRow } from './image.model.ts';
import { imageView } from './imageView.ts';

export type ImageRecordView = z.output<typeof ImageRecord>;

/** Pictures in one of the shapes. Everybody sees those that are shown, creators their own, staff all. */
export function imageEntity(ratio: ImageRatio = 'orig'): Entity<ImageRow, ImageRecordView> {
  return {
    type: 'image',
    model: ({ models }) => models.images,
    policy: {
      sees: (actor) => {
        if (isStaff(actor)) return {};
        const shown = { shown: true, sha256: { [Op.ne]: null } };
        const userId = userIdOf(actor);
        return userId === null ? shown : { [Op.or]: [shown, { createdById: userId }] };
      },
      changes: (actor) => is(actor, 'admin', 'editor', 'publisher', 'marageti'),
    },
    present: (row) => ({ ...imageView(row, ratio), ...facts(row), version: row.version }),
    snapshot: (row) => ({ id: row.id, alt: row.alt, focalX: row.focalX, focalY: row.focalY, sha256: row.sha256, ...facts(row) }),
    fields,
    searchText: 'search_text',
    defaultSort: ['createdAt', 'DESC'],
  };
}

const fields: Record<string, SearchField> = {
  usage: { attribute: 'usage', kind: 'text' },
  shown: { attribute: 'shown', kind: 'boolean' },
  tags: { attribute: 'tags', kind: 'list' },
  locationIds: { attribute: 'locationIds', kind: 'list' },
  createdAt: { attribute: 'createdAt', kind: 'moment', sortable: true },
};

function facts(row: ImageRow) {
  return {
    credit: row.credit,
    usage: row.usage,
    locationIds: row.locationIds,
    tags: row.tags,
    shown: row.shown,
    isUploaded: row.sha256 !== null,
    createdAt: moment(row.createdAt),
    updatedAt: moment(row.updatedAt),
  };
}
