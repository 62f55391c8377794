import type { SignInFactor } from '@farwend/api-contract';
import type { Person } from '#src/kernel/actor.ts';
import type { Settings } from '#src/settings/settings.ts';

const secondFactors: readonly SignInFactor[] = ['TOTP', 'RECOVERY_CODE', 'PASSKEY'];

/** Whether a person may work only with a second factor: team members with one of `MFA_REQUIRED_ROLES`, in which `teamMember` is the whole team. */
export function needsFactor({ personType, roles }: Person, { mfaRequiredRoles }: Settings): boolean {
  if (personType !== 'teamMember') return false;
  return mfaRequiredRoles.some((role) => role === 'teamMember' || roles.some((own) => own === role));
}

/** Whether a sign-in proved a second factor. Single sign-on counts where the provider asks for one itself. */
export function hasSecondFactor(factors: readonly SignInFactor[], { samlMfa }: Settings): boolean {
  return factors.some((factor) => secondFactors.includes(factor) || (samlMfa && factor === 'SAML'));
}
