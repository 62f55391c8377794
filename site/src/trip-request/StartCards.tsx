import { ItineraryCard } from './ItineraryCard.tsx';
import { RequestedCompanyCard } from './RequestedCompanyCard.tsx';
import type { StepProps } from './steps/StepProps.ts';

/** What the form was begun with: the itinerary it is based on, and the company it is for. */
export function StartCards({ form, onChange }: Pick<StepProps, 'form' | 'onChange'>) {
  return (
    <>
      {form.basedOnItinerary && (
        <ItineraryCard itinerary={form.basedOnItinerary} onRemove={() => onChange({ name: 'basedOnItinerary', value: null })} />
      )}
      {form.requestedCompany && (
        <RequestedCompanyCard
          company={form.requestedCompany}
          mayAskOthers={form.mayAskOthers}
          onMayAskOthersChange={(value) => onChange({ name: 'mayAskOthers', value })}
          onRemove={() => onChange({ name: 'requestedCompany', value: null })}
        />
      )}
    </>
  );
}
