import type { ScreeningOutcome, ScreeningRule } from '@farwend/api-contract';
import { daysAhead, isThrowAway, linksIn, meanOf, type TripFacts } from './tripFacts.ts';

/** What a rule found: the outcome, what it looked at, and why in a sentence for care. */
export interface Finding {
  outcome: ScreeningOutcome;
  answer: boolean | number | null;
  note: string;
}

/** What the product finds out by itself about a trip request. */
export const tripRules: Record<ScreeningRule, (facts: TripFacts) => Finding> = {
  budgetRealistic(facts) {
    const least = meanOf(facts, 'minBudgetPerPersonNightUSD');
    if (least === null) return { outcome: 'NA', answer: null, note: 'No least budget is known for these places.' };
    const perNight = Math.floor(facts.budgetPerPersonUSD / Math.max(1, facts.totalNights));
    if (facts.budgetPerPersonUSD === 0) return { outcome: 'WARN', answer: 0, note: 'No budget was told. Ask for it.' };
    const note = `${dollars(perNight)} a night for each person; the least here is ${dollars(least)}.`;
    const needed = least * facts.totalNights;
    if (facts.budgetPerPersonUSD >= needed) return { outcome: 'PASS', answer: perNight, note };
    const stretched = facts.budgetPerPersonUSD * (1 + Math.min(facts.budgetFlexibility ?? 0, 0.5));
    return { outcome: Math.max(stretched, facts.budgetPerPersonUSD * 1.25) >= needed ? 'WARN' : 'FAIL', answer: perNight, note };
  },

  datesFeasible(facts) {
    const ahead = daysAhead(facts);
    if (ahead === null) return { outcome: 'WARN', answer: null, note: 'No day of departure was told.' };
    const lead = Math.max(14, ...facts.countries.map(({ leadTimeDays }) => leadTimeDays));
    const note = `${ahead} days until departure; planning takes ${lead}.`;
    if (ahead >= lead) return { outcome: 'PASS', answer: ahead, note };
    return { outcome: ahead > 0 && (facts.flexibleDepartureDate || ahead * 2 >= lead) ? 'WARN' : 'FAIL', answer: ahead, note };
  },

  destinationServed(facts) {
    if (facts.countryCodes.length === 0)
      return { outcome: 'WARN', answer: null, note: 'The place is still open, or we do not know its name.' };
    const served = facts.countries.filter((country) => country.served).length;
    const note = `${served} of ${facts.countryCodes.length} countries are served.`;
    if (served === facts.countryCodes.length) return { outcome: 'PASS', answer: true, note };
    return { outcome: served > 0 ? 'WARN' : 'FAIL', answer: served > 0, note };
  },

  notSpam(facts) {
    const links = linksIn(facts);
    const signs = [
      ...(links > 0 ? [`${links} ${links === 1 ? 'link' : 'links'} in the text`] : []),
      ...(isThrowAway(facts) ? ['a throw-away address'] : []),
      ...(facts.riskFlags.includes('noCaptcha') ? ['no solved challenge'] : []),
    ];
    if (signs.length === 0) return { outcome: 'PASS', answer: true, note: 'Nothing speaks against it.' };
    const isSpam = links > 2 || signs.length > 1;
    return { outcome: isSpam ? 'FAIL' : 'WARN', answer: !isSpam, note: `There is ${signs.join(' and ')}.` };
  },
};

function dollars(amount: number): string {
  return `$${Math.round(amount).toLocaleString('en-US')}`;
}
