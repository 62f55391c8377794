import type { ChecklistEntityType } from '@farwend/api-contract';
import { DataTypes } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import type { RecordRow } from '#src/kernel/entity.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';

/** A row of checklist_templates. */
export interface ChecklistTemplateRow extends RecordRow {
  entityType: ChecklistEntityType;
  onStatus: string;
  items: { label: string; dueInHours: number | null }[];
}

export const ChecklistTemplateModel = defineModel<ChecklistTemplateRow>(
  'checklistTemplate',
  { ...recordColumns, entityType: DataTypes.TEXT, onStatus: DataTypes.TEXT, items: DataTypes.JSONB },
  tableOptions('checklist_templates'),
);
