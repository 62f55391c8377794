import type { ReactNode } from 'react';
import { Form } from '#src/startup/Form.tsx';
import { useNavigation } from '#src/startup/navigation.ts';
import type { AccountFormErrors } from './accountForm.ts';
import type { SecondStep } from './SecondStep.ts';
import { SecondStepView } from './SecondStepView.tsx';
import { usePasskey } from './usePasskey.ts';

/** Props of SecondStepForm. */
export interface SecondStepFormProps {
  secondStep: SecondStep;
  /** Errors of the last attempt. Defaults to none. */
  errors?: AccountFormErrors;
  picture: ReactNode;
}

/** The second step of a sign-in, sent to the action of its page. */
export function SecondStepForm({ secondStep, errors = {}, picture }: SecondStepFormProps) {
  const isSubmitting = useNavigation().state === 'submitting';
  const { problem, isAsking, complete } = usePasskey();
  return (
    <SecondStepView
      secondStep={secondStep}
      errors={problem === null ? errors : { form: problem }}
      busy={isSubmitting || isAsking}
      renderForm={(content) => (
        <Form noValidate key={secondStep.challengeId} complete={complete}>
          <input type="hidden" name="challenge" value={secondStep.challengeId} />
          <input type="hidden" name="factors" value={secondStep.factors.join(',')} />
          {content}
        </Form>
      )}
      picture={picture}
    />
  );
}
