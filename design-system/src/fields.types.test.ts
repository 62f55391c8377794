import { expectTypeErrors } from './expectTypeErrors.ts';
import type * as Farwend from './index.ts';

expectTypeErrors<Farwend.BudgetSelectProps>('BudgetSelect', [
  // @ts-expect-error missing label
  { id: 'a' },
  // @ts-expect-error value is not a number
  { label: 'Budget', value: '$1,000' },
  // @ts-expect-error multiple selection is not supported
  { label: 'Budget', multiple: true },
]);
expectTypeErrors<Farwend.CheckboxProps>('Checkbox', [
  // @ts-expect-error missing label
  { id: 'a' },
  // @ts-expect-error value must be a boolean
  { label: 'Flexible', value: 'yes' },
  // @ts-expect-error use defaultValue instead of defaultChecked
  { label: 'Flexible', defaultChecked: true },
]);
expectTypeErrors<Farwend.CheckboxCardsProps>('CheckboxCards', [
  // @ts-expect-error missing label
  { options: [] },
  // @ts-expect-error missing options
  { label: 'Kind of trip' },
  // @ts-expect-error value must be an array
  { label: 'Kind of trip', options: [], value: 'rail' },
]);
expectTypeErrors<Farwend.CountrySelectProps>('CountrySelect', [
  // @ts-expect-error missing options
  { label: 'Country' },
  // @ts-expect-error missing label
  { options: [] },
  // @ts-expect-error country without a code
  { label: 'Country', options: [{ name: 'Kenya' }] },
]);
expectTypeErrors<Farwend.DateFieldProps>('DateField', [
  // @ts-expect-error missing min
  { label: 'When', max: '2029-11-21' },
  // @ts-expect-error dates are strings, yyyy-mm-dd
  { label: 'When', min: new Date(), max: '2029-11-21' },
  // @ts-expect-error type is not configurable
  { label: 'When', min: '2026-11-22', max: '2029-11-21', type: 'date' },
]);
expectTypeErrors<Farwend.DestinationComboboxProps>('DestinationCombobox', [
  // @ts-expect-error missing label
  { options: [] },
  // @ts-expect-error item without a name
  { label: 'Where', options: [{ id: 'ke' }] },
  // @ts-expect-error loadOptions must return a promise
  { label: 'Where', loadOptions: () => ['Kenya'] },
]);
expectTypeErrors<Farwend.DestinationListProps>('DestinationList', [
  // @ts-expect-error missing id
  { label: 'Where', options: [] },
  // @ts-expect-error value must be an array
  { id: 'a', label: 'Where', options: [], value: 'Kenya' },
  // @ts-expect-error max is not a number
  { id: 'a', label: 'Where', options: [], max: 'eight' },
]);
expectTypeErrors<Farwend.EmailInputProps>('EmailInput', [
  // @ts-expect-error missing label
  { id: 'a' },
  // @ts-expect-error type is not configurable
  { label: 'Email', type: 'text' },
  // @ts-expect-error unknown rule
  { label: 'Email', rule: 'strict' },
]);
expectTypeErrors<Farwend.ErrorSummaryProps>('ErrorSummary', [
  // @ts-expect-error missing errors
  {},
  // @ts-expect-error error without text
  { errors: [{ id: 'name' }] },
  // @ts-expect-error attempt is not a number
  { errors: [], attempt: true },
]);
expectTypeErrors<Farwend.FieldProps>('Field', [
  // @ts-expect-error missing label
  { children: () => null },
  // @ts-expect-error missing children
  { label: 'Passport' },
  // @ts-expect-error children must be a function
  { label: 'Passport', children: 'input' },
]);
expectTypeErrors<Farwend.FieldSetProps>('FieldSet', [
  // @ts-expect-error missing label
  { children: () => null },
  // @ts-expect-error missing children
  { label: 'Seat' },
  // @ts-expect-error children must be a function
  { label: 'Seat', children: 'input' },
]);
expectTypeErrors<Farwend.NewsletterFormProps>('NewsletterForm', [
  // @ts-expect-error missing action
  { state: 'idle', onSubmit: () => undefined },
  // @ts-expect-error missing onSubmit
  { action: '/newsletter/', state: 'idle' },
  // @ts-expect-error unknown state
  { action: '/newsletter/', state: 'done', onSubmit: () => undefined },
]);
expectTypeErrors<Farwend.NumberFieldProps>('NumberField', [
  // @ts-expect-error missing label
  { id: 'a' },
  // @ts-expect-error min is not a number
  { label: 'Nights', min: '1' },
  // @ts-expect-error required is not supported; fields are required unless optional
  { label: 'Nights', required: true },
]);
expectTypeErrors<Farwend.PhoneFieldProps>('PhoneField', [
  // @ts-expect-error missing id
  { label: 'Phone', options: [] },
  // @ts-expect-error missing options
  { id: 'a', label: 'Phone' },
  // @ts-expect-error value must be an object with a country
  { id: 'a', label: 'Phone', options: [], value: '+254 20' },
]);
expectTypeErrors<Farwend.RadioGroupProps>('RadioGroup', [
  // @ts-expect-error missing options
  { label: 'Flexible' },
  // @ts-expect-error missing label
  { options: [] },
  // @ts-expect-error unknown variant
  { label: 'Flexible', options: [], look: 'row' },
]);
expectTypeErrors<Farwend.SelectProps>('Select', [
  // @ts-expect-error missing options
  { label: 'Adults' },
  // @ts-expect-error multiple selection is not supported
  { label: 'Adults', options: [], multiple: true },
  // @ts-expect-error option without a label
  { label: 'Adults', options: [{ value: '1' }] },
]);
expectTypeErrors<Farwend.StarRatingInputProps>('StarRatingInput', [
  // @ts-expect-error missing label
  { id: 'a' },
  // @ts-expect-error value is not a number
  { label: 'How was it?', value: '4' },
  // @ts-expect-error the number of stars is fixed
  { label: 'How was it?', max: 10 },
]);
expectTypeErrors<Farwend.TextAreaProps>('TextArea', [
  // @ts-expect-error missing label
  { id: 'a' },
  // @ts-expect-error maxLength is not supported; use limit
  { label: 'Wishes', maxLength: 100 },
  // @ts-expect-error prompt without text
  { label: 'Wishes', prompts: [{ label: 'We love' }] },
]);
expectTypeErrors<Farwend.TextFieldProps>('TextField', [
  // @ts-expect-error missing autoComplete
  { label: 'First name' },
  // @ts-expect-error missing label
  { autoComplete: 'off' },
  // @ts-expect-error required is not supported; fields are required unless optional
  { label: 'First name', autoComplete: 'off', required: true },
]);
