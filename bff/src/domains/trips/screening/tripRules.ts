import type { ScreeningOutcome, ScreeningRule } from '@farwend/api-contract';
import { daysUntilDeparture, isDisposableEmail, countLinks, meanOfCountries, type TripFacts } from './tripFacts.ts';

/** The outcome of a rule, the value it is based on, and the reason in a sentence for care. */
export interface RuleResult {
  outcome: ScreeningOutcome;
  answer: boolean | number | null;
  note: string;
}

/** The rules behind automatic criteria. */
export const tripRules: Record<ScreeningRule, (facts: TripFacts) => RuleResult> = {
  budgetRealistic(facts) {
    const minimum = meanOfCountries(facts, 'minBudgetPerPersonNightUSD');
    if (minimum === null) return { outcome: 'NA', answer: null, note: 'There is no minimum budget for these places.' };
    const perNight = Math.floor(facts.budgetPerPersonUSD / Math.max(1, facts.totalNights));
    if (facts.budgetPerPersonUSD === 0) return { outcome: 'WARN', answer: 0, note: 'The budget is unknown. Ask for it.' };
    const note = `${formatDollars(perNight)} a night for each person; the minimum here is ${formatDollars(minimum)}.`;
    const required = minimum * facts.totalNights;
    if (facts.budgetPerPersonUSD >= required) return { outcome: 'PASS', answer: perNight, note };
    const stretched = facts.budgetPerPersonUSD * (1 + Math.min(facts.budgetFlexibility ?? 0, 0.5));
    return { outcome: Math.max(stretched, facts.budgetPerPersonUSD * 1.25) >= required ? 'WARN' : 'FAIL', answer: perNight, note };
  },

  datesFeasible(facts) {
    const ahead = daysUntilDeparture(facts);
    if (ahead === null) return { outcome: 'WARN', answer: null, note: 'The departure date is unknown.' };
    const lead = Math.max(14, ...facts.countries.map(({ leadTimeDays }) => leadTimeDays));
    const note = `${ahead} days until departure; planning takes ${lead}.`;
    if (ahead >= lead) return { outcome: 'PASS', answer: ahead, note };
    return { outcome: ahead > 0 && (facts.flexibleDepartureDate || ahead * 2 >= lead) ? 'WARN' : 'FAIL', answer: ahead, note };
  },

  destinationServed(facts) {
    if (facts.countryCodes.length === 0) return { outcome: 'WARN', answer: null, note: 'The destination is undecided or unknown.' };
    const served = facts.countries.filter((country) => country.served).length;
    const note = `${served} of ${facts.countryCodes.length} countries are served.`;
    if (served === facts.countryCodes.length) return { outcome: 'PASS', answer: true, note };
    return { outcome: served > 0 ? 'WARN' : 'FAIL', answer: served > 0, note };
  },

  notSpam(facts) {
    const links = countLinks(facts);
    const indications = [
      ...(links > 0 ? [`${links} ${links === 1 ? 'link' : 'links'} in the text`] : []),
      ...(isDisposableEmail(facts) ? ['a disposable email address'] : []),
      ...(facts.riskFlags.includes('noCaptcha') ? ['no solved challenge'] : []),
    ];
    if (indications.length === 0) return { outcome: 'PASS', answer: true, note: 'No indication of spam.' };
    const isSpam = links > 2 || indications.length > 1;
    return { outcome: isSpam ? 'FAIL' : 'WARN', answer: !isSpam, note: `Found: ${indications.join(' and ')}.` };
  },
};

function formatDollars(amount: number): string {
  return `$${Math.round(amount).toLocaleString('en-US')}`;
}
