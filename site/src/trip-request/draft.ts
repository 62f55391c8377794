import { budgetFlexibilities } from '@farwend/api-contract/rules';
import { isDay, today } from './dates.ts';
import { isKept } from './draftEntry.ts';
import { emptyForm, type TripRequestForm } from './form.ts';
import { stepFrom, steps, type StepName } from './steps.ts';

/** Version of what is kept; one that is unknown is discarded. */
export const SCHEMA_VERSION = 1;

/** What is kept of a form in the browser: the answers and how far they are, never a flag of the moment, a token or a password. */
export interface Draft {
  schemaVersion: typeof SCHEMA_VERSION;
  formVersion: string;
  formId: string;
  /** The step that was shown. */
  machineValue: StepName;
  context: {
    form: TripRequestForm;
    lastCompletedStep: number;
    lastTouched: string;
    /** Names of the analytics events already told. */
    told: string[];
  };
  /** ISO 8601. */
  savedAt: string;
}

/** A draft as it may be shown again. */
export interface RestoredDraft extends Draft {
  /** The departure date lay in the past and was cleared. */
  datePassed: boolean;
}

/** Reads what was kept, or null when it is not a draft of this version. Never throws; what was kept is not trusted. */
export function readDraft(kept: unknown, now: string = today()): RestoredDraft | null {
  const draft = read(kept);
  if (!draft) return null;
  const { form } = draft.context;
  const datePassed = isDay(form.departureDate) && form.departureDate <= now;
  if (!datePassed) return { ...draft, datePassed };
  return {
    ...draft,
    machineValue: 'details',
    context: { ...draft.context, form: { ...form, departureDate: '' }, lastCompletedStep: -1 },
    datePassed,
  };
}

function read(kept: unknown): Draft | null {
  if (!isKept(kept) || !isKept(kept['context']) || kept['schemaVersion'] !== SCHEMA_VERSION) return null;
  const { context } = kept;
  const form = readForm(context['form']);
  const formId = kept['formId'];
  if (!form || typeof formId !== 'string' || !/^[\w-]{8,128}$/.test(formId)) return null;
  const last = Number(context['lastCompletedStep']);
  const savedAt = typeof kept['savedAt'] === 'string' && !Number.isNaN(Date.parse(kept['savedAt'])) ? kept['savedAt'] : null;
  if (!savedAt) return null;
  return {
    schemaVersion: SCHEMA_VERSION,
    formVersion: String(kept['formVersion'] ?? ''),
    formId,
    machineValue: stepFrom(String(kept['machineValue'])) ?? 'details',
    context: {
      form,
      lastCompletedStep: Number.isInteger(last) && last >= -1 && last < steps.length - 1 ? last : -1,
      lastTouched: String(context['lastTouched'] ?? ''),
      told: isTexts(context['told']) ? context['told'] : [],
    },
    savedAt,
  };
}

/** The answers field by field: what has not the right shape is as if never answered. */
function readForm(kept: unknown): TripRequestForm | null {
  if (!isKept(kept)) return null;
  const empty = emptyForm();
  const traveler = isKept(kept['traveler']) ? kept['traveler'] : {};
  const phone = isKept(traveler['phone']) ? traveler['phone'] : {};
  const form = fill(empty, kept);
  return {
    ...form,
    destinationNames: form.destinationNames.length > 0 ? form.destinationNames : [''],
    travelingWithChildren: typeof kept['travelingWithChildren'] === 'boolean' ? kept['travelingWithChildren'] : null,
    numberOfChildren: typeof kept['numberOfChildren'] === 'number' ? kept['numberOfChildren'] : null,
    budgetFlexibility: budgetFlexibilities.find((each) => each === kept['budgetFlexibility']) ?? null,
    basedOnItinerary: readItinerary(kept['basedOnItinerary']),
    traveler: { ...fill(empty.traveler, traveler), phone: fill(empty.traveler.phone, phone) },
  };
}

/** `empty` with each value of `kept` that is of the same kind. */
function fill<T extends object>(empty: T, kept: Record<string, unknown>): T {
  const fits = Object.entries(empty).filter(
    ([name, value]) => name in kept && name !== 'traveler' && name !== 'phone' && isAlike(value, kept[name]),
  );
  return { ...empty, ...Object.fromEntries(fits.map(([name]) => [name, kept[name]])) };
}

function isAlike(empty: unknown, value: unknown): boolean {
  if (Array.isArray(empty)) return isTexts(value);
  if (empty === null) return value === null || typeof value === 'number';
  return typeof value === typeof empty;
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

function readItinerary(value: unknown): TripRequestForm['basedOnItinerary'] {
  if (!isKept(value) || typeof value['id'] !== 'string' || typeof value['title'] !== 'string') return null;
  return { id: value['id'], title: value['title'], image: typeof value['image'] === 'string' ? value['image'] : null };
}
