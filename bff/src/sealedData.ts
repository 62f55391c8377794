import { sealedTotpSecrets } from './domains/accounts/factors/factor.sql.ts';
import { forgetMergedDietary, sealedHealthTexts } from './domains/travelers/travelerProfiles/sealedHealthTexts.sql.ts';
import { sealedWebhookSecrets } from './domains/webhooks/endpoints/webhookSecret.sql.ts';
import type { SealedData } from './platform/seals/resealValues.ts';

/** Everything that is sealed with DATA_KEYS. */
export const sealedData: SealedData = {
  columns: [...sealedHealthTexts, sealedTotpSecrets, sealedWebhookSecrets],
  cleanups: [forgetMergedDietary],
};
