export * from './apiVersions.ts';
export { areas } from './areas.ts';
export * from './call.ts';
export * from './client.ts';
export { contract, type Contract } from './contract.ts';
export * from './expand.ts';
export { AccessToken, CurrentUser, Token } from './entities/sessions.ts';
export {
  Factor,
  type FactorKind,
  factorKinds,
  NewPasskey,
  PasskeyProof,
  type SignInFactor,
  signInFactors,
} from './entities/factors.schemas.ts';
export { OwnSession } from './entities/ownSessions.ts';
export { TEST_MODE_PERSON } from './entities/testMode.ts';
export { type Block, type LinkTarget, linkTargets, type RichText } from './entities/content/richText.ts';
export { Country, CountrySetting, Destination } from './entities/places.ts';
export { NewsletterRequest, View } from './entities/capture.ts';
export { Image, ImageChoice, type ImageRatio, imageRatios, ImageRecord, imageUsages, imageWidths } from './entities/images.schemas.ts';
export { type LocationType, locationTypes } from './entities/locations.schemas.ts';
export { photoSearch } from './entities/images.ts';
export {
  type BulkActionName,
  bulkActionNames,
  type BulkActionStatus,
  bulkActionStatuses,
  type BulkEntityType,
  bulkEntityTypes,
  type BulkParams,
  MAX_IMMEDIATE_ROWS,
} from './entities/bulkActions.ts';
export { type ChecklistEntityType, checklistStatuses } from './entities/checklistTemplates.ts';
export { exclusionReasons, type ExclusionReason } from './entities/exclusionReasons.ts';
export { Agent } from './entities/agents.schemas.ts';
export {
  notificationKinds,
  type NotificationMode,
  notificationModes,
  type NotificationSubject,
  notificationSubjects,
  type NotificationType,
  notificationTypes,
} from './entities/notifications.ts';
export { type InboundEmailStatus } from './entities/inboundEmails.ts';
export { minRetentionDays, type RetentionKey, retentionKeys, retentionPeriods } from './entities/retention.ts';
export { PartnerDuplicate, partnerDuplicateReasons, PartnerWarning } from './entities/partnerDuplicates.schemas.ts';
export { activityLevels, type ActivityLevel, Partner } from './entities/partners.schemas.ts';
export { BillingAddress } from './entities/partnerFacts.schemas.ts';
export { type PartnerReportType, partnerReportTypes } from './entities/partnerReports.schemas.ts';
export {
  ContentReportRow,
  ConversionReportRow,
  ReceivablesReportRow,
  type SlaClock,
  slaClocks,
  SlaReportRow,
  WorkloadReportRow,
} from './entities/reports.schemas.ts';
export { TeamMember } from './entities/teamMembers.ts';
export {
  personDuplicateReasons,
  TravelerDuplicate,
  TripRequestDuplicate,
  tripRequestDuplicateReasons,
} from './entities/duplicates.schemas.ts';
export { Traveler, TravelerProfile } from './entities/travelers.ts';
export { TripRequest, TripRequestChange, TripRequestInput } from './entities/tripRequests.schemas.ts';
export { Document, documentTypes } from './entities/documents.schemas.ts';
export { type ExchangeRateSource } from './entities/exchangeRates.ts';
export { type CreditReason, type InvoiceKind, type InvoiceStatus } from './entities/invoices.ts';
export { type PaymentMethod, type PaymentStatus } from './entities/payments.ts';
export { type LedgerEntryKind } from './entities/money.schemas.ts';
export { type FxSource, salesExportColumns, type SalesExportColumn } from './entities/salesRecordings.schemas.ts';
export * from './entities/screening.schemas.ts';
export { searchKinds, type SuggestionKind } from './entities/search.ts';
export { MAX_EXPORTED_ROWS } from './entities/exports.ts';
export { type ImportType } from './entities/imports.ts';
export { type JobStatus } from './entities/jobs.ts';
export {
  type WebhookDeliveryStatus,
  webhookDeliveryStatuses,
  type WebhookDisabledReason,
  type WebhookEndpointStatus,
  webhookEndpointStatuses,
  webhookEventKinds,
  type WebhookEventType,
  webhookEventTypes,
  WEBHOOK_TEST_TYPE,
  type WebhookTrigger,
  webhookTriggers,
} from './entities/webhooks.schemas.ts';
export { openApi } from './openapi.ts';
export type { ListDescription } from './openapiLists.ts';
export * from './problems.ts';
export * from './roles.ts';
export * from './rules/index.ts';
export * as field from './schemas.ts';
export { versionKinds, type VersionKind } from './schemas.ts';
export * from './statuses/changeRequest.ts';
export * from './statuses/content.ts';
export * from './statuses/conversation.ts';
export * from './statuses/document.ts';
export * from './statuses/email.ts';
export * from './statuses/contactRequest.ts';
export * from './statuses/notice.ts';
export * from './statuses/privacyRequest.ts';
export * from './statuses/stateMachine.ts';
export * from './statuses/review.ts';
export * from './statuses/partner.ts';
export * from './statuses/salesRecording.ts';
export * from './statuses/tripMatch.ts';
export * from './statuses/tripRequest.ts';
export * from './statuses/user.ts';
export { type DueState, dueStates, type NextDueKind, nextDueKinds } from './entities/dueTimes.schemas.ts';
export { type ContactOutcome, contactOutcomes } from './entities/contactLog.ts';
