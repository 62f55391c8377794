import type { ScreeningAnswer, ScreeningMethod, ScreeningOutcome, ScreeningSubjectType } from '@farwend/api-contract';
import { DataTypes, literal } from 'sequelize';
import { defineModel } from '#src/db/defineModel.ts';
import type { RecordRow } from '#src/kernel/entity.ts';
import { recordColumns, tableOptions } from '#src/db/recordColumns.ts';

/** A row of screening_results. */
export interface ScreeningResultRow extends RecordRow {
  criterionId: string;
  criterionVersion: number;
  subjectType: ScreeningSubjectType;
  subjectId: string;
  answer: ScreeningAnswer;
  outcome: ScreeningOutcome;
  method: ScreeningMethod;
  note: string | null;
  /** The user who answered; null for automatic answers. */
  answeredById: string | null;
  answeredAt: Date;
  /** Key of the criterion; read with the row. */
  criterionKey: string;
  /** Whether there is no later answer about this subject to this criterion; read with the row. */
  isNewest: boolean;
}

const criterionKey = literal('(SELECT c.key FROM screening_criteria c WHERE c.id = "screeningResult"."criterion_id")');
const isNewest = literal(`NOT EXISTS (SELECT FROM screening_results n WHERE n.subject_id = "screeningResult"."subject_id"
  AND n.criterion_id = "screeningResult"."criterion_id" AND (n.answered_at, n.id) > ("screeningResult"."answered_at", "screeningResult"."id"))`);

export const ScreeningResultModel = defineModel<ScreeningResultRow>(
  'screeningResult',
  {
    ...recordColumns,
    criterionId: DataTypes.UUID,
    criterionVersion: DataTypes.INTEGER,
    subjectType: DataTypes.TEXT,
    subjectId: DataTypes.UUID,
    answer: DataTypes.JSONB,
    outcome: DataTypes.TEXT,
    method: DataTypes.TEXT,
    note: DataTypes.TEXT,
    answeredById: DataTypes.UUID,
    answeredAt: DataTypes.DATE,
    criterionKey: DataTypes.VIRTUAL,
    isNewest: DataTypes.VIRTUAL,
  },
  {
    ...tableOptions('screening_results'),
    defaultScope: {
      attributes: {
        exclude: ['criterionKey', 'isNewest'],
        include: [
          [criterionKey, 'criterionKey'],
          [isNewest, 'isNewest'],
        ],
      },
    },
  },
);
