import { forbid } from './forbid.ts';
import type * as Farwend from './index.ts';

forbid<Farwend.BudgetSelectProps>('BudgetSelect', [
  // @ts-expect-error no question
  { id: 'a' },
  // @ts-expect-error a budget in words
  { label: 'Budget', value: '$1,000' },
  // @ts-expect-error one band only
  { label: 'Budget', multiple: true },
]);
forbid<Farwend.CheckboxProps>('Checkbox', [
  // @ts-expect-error no statement
  { id: 'a' },
  // @ts-expect-error its value says whether it is ticked
  { label: 'Flexible', value: 'yes' },
  // @ts-expect-error ticked is said by its value
  { label: 'Flexible', defaultChecked: true },
]);
forbid<Farwend.CheckboxCardsProps>('CheckboxCards', [
  // @ts-expect-error no question
  { options: [] },
  // @ts-expect-error no choices
  { label: 'Kind of trip' },
  // @ts-expect-error several values are a list
  { label: 'Kind of trip', options: [], value: 'rail' },
]);
forbid<Farwend.CountrySelectProps>('CountrySelect', [
  // @ts-expect-error no countries
  { label: 'Country' },
  // @ts-expect-error no question
  { options: [] },
  // @ts-expect-error a country without its code
  { label: 'Country', options: [{ name: 'Kenya' }] },
]);
forbid<Farwend.DateFieldProps>('DateField', [
  // @ts-expect-error no first day
  { label: 'When', max: '2029-11-21' },
  // @ts-expect-error a day is a text, yyyy-mm-dd
  { label: 'When', min: new Date(), max: '2029-11-21' },
  // @ts-expect-error its type is its own
  { label: 'When', min: '2026-11-22', max: '2029-11-21', type: 'date' },
]);
forbid<Farwend.DestinationComboboxProps>('DestinationCombobox', [
  // @ts-expect-error no question
  { options: [] },
  // @ts-expect-error a place without a name
  { label: 'Where', options: [{ id: 'ke' }] },
  // @ts-expect-error a search answers later
  { label: 'Where', loadOptions: () => ['Kenya'] },
]);
forbid<Farwend.DestinationListProps>('DestinationList', [
  // @ts-expect-error no id
  { label: 'Where', options: [] },
  // @ts-expect-error several places are a list
  { id: 'a', label: 'Where', options: [], value: 'Kenya' },
  // @ts-expect-error how many is a number
  { id: 'a', label: 'Where', options: [], max: 'eight' },
]);
forbid<Farwend.EmailInputProps>('EmailInput', [
  // @ts-expect-error no question
  { id: 'a' },
  // @ts-expect-error its type is its own
  { label: 'Email', type: 'text' },
  // @ts-expect-error a rule that there is not
  { label: 'Email', rule: 'strict' },
]);
forbid<Farwend.ErrorSummaryProps>('ErrorSummary', [
  // @ts-expect-error no errors, not even none
  {},
  // @ts-expect-error an error without words
  { errors: [{ id: 'name' }] },
  // @ts-expect-error attempts are counted
  { errors: [], attempt: true },
]);
forbid<Farwend.FieldProps>('Field', [
  // @ts-expect-error no question
  { children: () => null },
  // @ts-expect-error no control
  { label: 'Passport' },
  // @ts-expect-error a control is drawn from what it must carry
  { label: 'Passport', children: 'input' },
]);
forbid<Farwend.FieldSetProps>('FieldSet', [
  // @ts-expect-error no question
  { children: () => null },
  // @ts-expect-error no controls
  { label: 'Seat' },
  // @ts-expect-error controls are drawn from the id of the group
  { label: 'Seat', children: 'input' },
]);
forbid<Farwend.NewsletterFormProps>('NewsletterForm', [
  // @ts-expect-error nowhere to post it
  { state: 'idle', onSubmit: () => undefined },
  // @ts-expect-error nobody takes it
  { action: '/newsletter/', state: 'idle' },
  // @ts-expect-error a state that there is not
  { action: '/newsletter/', state: 'done', onSubmit: () => undefined },
]);
forbid<Farwend.NumberFieldProps>('NumberField', [
  // @ts-expect-error no question
  { id: 'a' },
  // @ts-expect-error a number is kept as it is typed
  { label: 'Nights', min: '1' },
  // @ts-expect-error a number is required in words
  { label: 'Nights', required: true },
]);
forbid<Farwend.PhoneFieldProps>('PhoneField', [
  // @ts-expect-error no id
  { label: 'Phone', options: [] },
  // @ts-expect-error no countries
  { id: 'a', label: 'Phone' },
  // @ts-expect-error a number has its country
  { id: 'a', label: 'Phone', options: [], value: '+254 20' },
]);
forbid<Farwend.RadioGroupProps>('RadioGroup', [
  // @ts-expect-error no choices
  { label: 'Flexible' },
  // @ts-expect-error no question
  { options: [] },
  // @ts-expect-error a look that there is not
  { label: 'Flexible', options: [], look: 'row' },
]);
forbid<Farwend.SelectProps>('Select', [
  // @ts-expect-error no choices
  { label: 'Adults' },
  // @ts-expect-error one choice only
  { label: 'Adults', options: [], multiple: true },
  // @ts-expect-error a choice without words
  { label: 'Adults', options: [{ value: '1' }] },
]);
forbid<Farwend.StarRatingInputProps>('StarRatingInput', [
  // @ts-expect-error no question
  { id: 'a' },
  // @ts-expect-error stars are a number
  { label: 'How was it?', value: '4' },
  // @ts-expect-error it has five stars
  { label: 'How was it?', max: 10 },
]);
forbid<Farwend.TextAreaProps>('TextArea', [
  // @ts-expect-error no question
  { id: 'a' },
  // @ts-expect-error typing is never cut off
  { label: 'Wishes', maxLength: 100 },
  // @ts-expect-error a prompt has its text
  { label: 'Wishes', prompts: [{ label: 'We love' }] },
]);
forbid<Farwend.TextFieldProps>('TextField', [
  // @ts-expect-error not said what the browser may fill in
  { label: 'First name' },
  // @ts-expect-error no question
  { autoComplete: 'off' },
  // @ts-expect-error required is the rule; optional is said
  { label: 'First name', autoComplete: 'off', required: true },
]);
