import type { ImageRatio, ImageRecord } from '@farwend/api-contract';
import { Op } from 'sequelize';
import type { z } from 'zod';
import { type Entity, toIsoString, type SearchField } from '#src/kernel/entity.ts';
import { is, isStaff, userIdOf } from '#src/kernel/actor.ts';
import { type ImageRow, ImageModel } from '#src/publishing/pictures/image.model.ts';
import { buildImageView } from '#src/publishing/pictures/imageView.ts';

export type ImageRecordView = z.output<typeof ImageRecord>;

/** Images in one aspect ratio. Everyone sees those that are shown, creators also their own, staff all. */
export function imageEntity(ratio: ImageRatio = 'orig'): Entity<ImageRow, ImageRecordView> {
  return {
    type: 'image',
    model: ImageModel,
    policy: {
      visibleTo: (actor) => {
        if (isStaff(actor)) return {};
        const visibleToAll = { shown: true, sha256: { [Op.ne]: null } };
        const userId = userIdOf(actor);
        return userId === null ? visibleToAll : { [Op.or]: [visibleToAll, { createdById: userId }] };
      },
      canChange: (actor) => is(actor, 'admin', 'editor', 'publisher', 'marageti'),
    },
    present: (row) => ({ ...buildImageView(row, ratio), ...pickDetails(row), version: row.version }),
    snapshot: (row) => ({ id: row.id, alt: row.alt, focalX: row.focalX, focalY: row.focalY, sha256: row.sha256, ...pickDetails(row) }),
    fields,
    searchText: 'search_text',
    searchedFields: ['alt', 'tags', 'credit', 'locationIds'],
    defaultSort: ['createdAt', 'DESC'],
  };
}

const fields: Record<string, SearchField> = {
  usage: { attribute: 'usage', kind: 'text' },
  shown: { attribute: 'shown', kind: 'boolean' },
  tags: { attribute: 'tags', kind: 'list' },
  locationIds: { attribute: 'locationIds', kind: 'ids' },
  createdAt: { attribute: 'createdAt', kind: 'moment', sortable: true },
};

function pickDetails(row: ImageRow) {
  return {
    credit: row.credit,
    usage: row.usage,
    locationIds: row.locationIds,
    tags: row.tags,
    shown: row.shown,
    isUploaded: row.sha256 !== null,
    createdAt: toIsoString(row.createdAt),
    updatedAt: toIsoString(row.updatedAt),
  };
}
