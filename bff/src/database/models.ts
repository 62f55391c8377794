import type { Sequelize } from 'sequelize';
import { defineTripRequest } from '#src/entities/tripRequests/tripRequest.model.ts';

/** The models of one connection; handed to every call. */
export function defineModels(sequelize: Sequelize) {
  return {
    tripRequests: defineTripRequest(sequelize),
  };
}
export type Models = ReturnType<typeof defineModels>;
