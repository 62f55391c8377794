import type { ScreeningAnswer, ScreeningMethod, ScreeningOutcome, ScreeningSubjectType } from '@farwend/api-contract';
import { DataTypes, literal, type Model, type Sequelize } from 'sequelize';
import type { RecordRow } from '#src/calls/entity.ts';
import { recordColumns, table } from '#src/calls/recordColumns.ts';

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
  /** User who answered; null for what was computed. */
  answeredById: string | null;
  answeredAt: Date;
  /** Key of the criterion; read with the row. */
  criterionKey: string;
  /** Whether no later answer of the same subject to the same criterion is there; read with the row. */
  isNewest: boolean;
}

const criterionKey = literal('(SELECT c.key FROM screening_criteria c WHERE c.id = "screeningResult"."criterion_id")');
const isNewest = literal(`NOT EXISTS (SELECT FROM screening_results n WHERE n.subject_id = "screeningResult"."subject_id"
  AND n.criterion_id = "screeningResult"."criterion_id" AND (n.answered_at, n.id) > ("screeningResult"."answered_at", "screeningResult"."id"))`);

export function defineScreeningResult(sequelize: Sequelize) {
  return sequelize.define<Model<ScreeningResultRow>>(
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
      ...table('screening_results'),
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
}
