export { ApiError, NoResponseError } from './errors.ts';
export { createApiClient, type ApiClientOptions } from './createApiClient.ts';
export { pages } from './pages.ts';
export { verifyWebhook, type WebhookEvent, type WebhookHeaders, WebhookVerificationError } from './verifyWebhook.ts';
export type { Client, Transport } from '@farwend/api-contract/client';
export type { ErrorCode, FieldError, Problem } from '@farwend/api-contract';
