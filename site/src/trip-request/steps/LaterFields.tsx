import { Stack } from '@farwend/design-system';
import type { Phone as PhoneNumber } from '#src/shared/phones.ts';
import type { TripRequestContext, TripRequestMachineEvent } from '../context.ts';
import type { CountryFacts } from '../minimumStay.ts';
import type { ResidenceCountry } from '../FormLists.ts';
import type { EmailCheckState } from '../emailCheckState.ts';
import { Review } from '../Review.tsx';
import { Budget } from './Budget.tsx';
import { CheckEmail } from './CheckEmail.tsx';
import { Contact } from './Contact.tsx';
import { Duplicate } from './Duplicate.tsx';
import { Phone } from './Phone.tsx';
import type { StepProps } from './StepProps.ts';
import { Thanks } from './Thanks.tsx';

export { findFocus } from '../findFocus.ts';
export { FocusOnArrival } from '../FocusOnArrival.tsx';
export { headingOfEmailCheck } from '../headingOfEmailCheck.ts';

/** Props of LaterFields. */
export interface LaterFieldsProps extends StepProps {
  /** The answers and the visitor's progress. */
  context: TripRequestContext;
  /** State of the email check. */
  emailCheck: EmailCheckState;
  /** Whether single sign-on is available. Defaults to false. */
  isSsoOffered?: boolean | undefined;
  /** The server has an identical request, and the visitor is asked whether to send another. */
  isDuplicate: boolean;
  /** Countries of the chosen places. */
  tripCountries: readonly CountryFacts[];
  /** Countries of residence. */
  countries: readonly ResidenceCountry[];
  /** The phone number to call; null if there is none. */
  phone: PhoneNumber | null;
  /** Called with each event of the form. */
  onEvent: (event: TripRequestMachineEvent) => void;
  /** Called when all answers are to be deleted. */
  onStartOver: () => void;
  /** Called to send a duplicate request. */
  onSendNew: () => void;
  /** Called to sign out; absent: nobody is signed in. */
  onSignOut?: (() => void) | undefined;
}

/** The fields of the steps after the second. */
export function LaterFields(props: LaterFieldsProps) {
  const { context, form, errorOf, onChange, onEvent } = props;
  const shared = { form, errorOf, onChange };
  switch (context.step) {
    case 'details':
    case 'style':
      return null;
    case 'budget':
      return <Budget {...shared} countries={props.tripCountries} />;
    case 'contact':
      return <Contact {...shared} onSignOut={props.onSignOut} />;
    case 'checkEmail':
      return (
        <CheckEmail
          {...shared}
          state={props.emailCheck}
          context={context}
          countries={props.countries}
          phone={props.phone?.text}
          isSsoOffered={props.isSsoOffered ?? false}
          onEvent={onEvent}
        />
      );
    case 'phone':
      if (props.isDuplicate && context.sent) return <Duplicate sent={context.sent} onSendNew={props.onSendNew} />;
      return (
        <Stack gap={12}>
          <Phone {...shared} countries={props.countries} isKnownEmail={context.isKnownEmail} />
          <Review form={form} onChangeAnswer={(field) => onEvent({ type: 'ANSWER.CHANGE', field })} />
        </Stack>
      );
    case 'thanks':
      return <Thanks sent={context.sent} onAnother={props.onStartOver} />;
  }
}
