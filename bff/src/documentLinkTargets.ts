import type { LinkTargets } from './domains/conversations/documents/documentLinks.ts';
import { partnerEntity } from './domains/partners/partners/partner.entity.ts';
import { salesRecordingEntity } from './domains/sales/salesRecordings/salesRecording.entity.ts';
import { travelerEntity } from './domains/travelers/travelers/traveler.entity.ts';
import { tripMatchEntity } from './domains/trips/tripMatches/tripMatch.entity.ts';
import { tripRequestEntity } from './domains/trips/tripRequests/tripRequest.entity.ts';
import { findVisible } from './records/records.ts';

/** The records that a document may be linked to. */
export const documentLinkTargets: LinkTargets = {
  TRAVELER: (id, context) => findVisible(travelerEntity, id, context),
  TRIP_MATCH: (id, context) => findVisible(tripMatchEntity, id, context),
  TRIP_REQUEST: (id, context) => findVisible(tripRequestEntity, id, context),
  SALES_RECORDING: (id, context) => findVisible(salesRecordingEntity, id, context),
  PARTNER: (id, context) => findVisible(partnerEntity, id, context),
};
