import { budgetFlexibilities } from '@farwend/api-contract/rules';
import { isIsoDate, today } from './dates.ts';
import { isPlainObject } from './draftKey.ts';
import { emptyForm, type TripRequestForm } from './form.ts';
import { parseStep, steps, type StepName } from './steps.ts';

/** Version of the stored format; drafts of other versions are discarded. */
export const SCHEMA_VERSION = 1;

/** A form saved in the browser: answers and progress, never transient flags, tokens or passwords. */
export interface Draft {
  schemaVersion: typeof SCHEMA_VERSION;
  formVersion: string;
  formId: string;
  /** The current step. */
  machineValue: StepName;
  context: {
    form: TripRequestForm;
    lastCompletedStep: number;
    lastTouched: string;
    /** Keys of the analytics events already sent. */
    trackedEvents: string[];
  };
  /** ISO 8601. */
  savedAt: string;
}

/** A draft that can be restored. */
export interface RestoredDraft extends Draft {
  /** The departure date was in the past and has been cleared. */
  datePassed: boolean;
}

/** Parses a stored draft; null if it is not a draft of this version. Never throws, since the stored data is not trusted. */
export function parseDraft(stored: unknown, now: string = today()): RestoredDraft | null {
  const draft = parse(stored);
  if (!draft) return null;
  const { form } = draft.context;
  const datePassed = isIsoDate(form.departureDate) && form.departureDate <= now;
  if (!datePassed) return { ...draft, datePassed };
  return {
    ...draft,
    machineValue: 'details',
    context: { ...draft.context, form: { ...form, departureDate: '', departureSpan: '' }, lastCompletedStep: -1 },
    datePassed,
  };
}

function parse(stored: unknown): Draft | null {
  if (!isPlainObject(stored) || !isPlainObject(stored['context']) || stored['schemaVersion'] !== SCHEMA_VERSION) return null;
  const { context } = stored;
  const form = parseForm(context['form']);
  const formId = stored['formId'];
  if (!form || typeof formId !== 'string' || !/^[\w-]{8,128}$/.test(formId)) return null;
  const last = Number(context['lastCompletedStep']);
  const savedAt = typeof stored['savedAt'] === 'string' && !Number.isNaN(Date.parse(stored['savedAt'])) ? stored['savedAt'] : null;
  if (!savedAt) return null;
  return {
    schemaVersion: SCHEMA_VERSION,
    formVersion: String(stored['formVersion'] ?? ''),
    formId,
    machineValue: parseStep(String(stored['machineValue'])) ?? 'details',
    context: {
      form,
      lastCompletedStep: Number.isInteger(last) && last >= -1 && last < steps.length - 1 ? last : -1,
      lastTouched: String(context['lastTouched'] ?? ''),
      trackedEvents: isStringArray(context['trackedEvents']) ? context['trackedEvents'] : [],
    },
    savedAt,
  };
}

/** Parses the answers field by field; a value of the wrong shape counts as unanswered. */
function parseForm(stored: unknown): TripRequestForm | null {
  if (!isPlainObject(stored)) return null;
  const empty = emptyForm();
  const traveler = isPlainObject(stored['traveler']) ? stored['traveler'] : {};
  const phone = isPlainObject(traveler['phone']) ? traveler['phone'] : {};
  const form = mergeMatching(empty, stored);
  return {
    ...form,
    destinationNames: form.destinationNames.length > 0 ? form.destinationNames : [''],
    travelingWithChildren: typeof stored['travelingWithChildren'] === 'boolean' ? stored['travelingWithChildren'] : null,
    numberOfChildren: typeof stored['numberOfChildren'] === 'number' ? stored['numberOfChildren'] : null,
    budgetFlexibility: budgetFlexibilities.find((each) => each === stored['budgetFlexibility']) ?? null,
    basedOnItinerary: parseItinerary(stored['basedOnItinerary']),
    requestedCompany: parseCompany(stored['requestedCompany']),
    traveler: { ...mergeMatching(empty.traveler, traveler), phone: mergeMatching(empty.traveler.phone, phone) },
  };
}

/** Returns `empty` with each value of `stored` that has the same type. */
function mergeMatching<T extends object>(empty: T, stored: Record<string, unknown>): T {
  const fits = Object.entries(empty).filter(
    ([name, value]) => name in stored && name !== 'traveler' && name !== 'phone' && hasSameType(value, stored[name]),
  );
  return { ...empty, ...Object.fromEntries(fits.map(([name]) => [name, stored[name]])) };
}

function hasSameType(empty: unknown, value: unknown): boolean {
  if (Array.isArray(empty)) return isStringArray(value);
  if (empty === null) return value === null || typeof value === 'number';
  return typeof value === typeof empty;
}

function isStringArray(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

function parseItinerary(value: unknown): TripRequestForm['basedOnItinerary'] {
  if (!isPlainObject(value) || typeof value['id'] !== 'string' || typeof value['title'] !== 'string') return null;
  return { id: value['id'], title: value['title'], image: typeof value['image'] === 'string' ? value['image'] : null };
}

function parseCompany(value: unknown): TripRequestForm['requestedCompany'] {
  if (!isPlainObject(value)) return null;
  const { id, slug, name } = value;
  return typeof id === 'string' && typeof slug === 'string' && typeof name === 'string' ? { id, slug, name } : null;
}
