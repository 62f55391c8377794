import type { ScreeningAnswer, ScreeningMethod, ScreeningOutcome, ScreeningSubjectType } from '@farwend/api-contract';
import { DataTypes, type Model, type Sequelize } from 'sequelize';
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
}

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
    },
    table('screening_results'),
  );
}
