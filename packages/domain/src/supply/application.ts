import { hasGstinCheckDigit, isGstinPattern } from '../identity/gstin'

/** Closed for holidays is no status of its own on record: it is an approved supplier on a day of his holidays. */
export const applicationStatuses = ['Draft', 'Submitted', 'Changes asked', 'Approved', 'Suspended'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

export type ShownStatus = ApplicationStatus | 'Closed for holidays'

/** What can be done with an application, by whom, and where it leads. */
export const applicationSteps = {
  save: { by: 'applicant', from: ['Draft', 'Changes asked'], to: null },
  submit: { by: 'applicant', from: ['Draft', 'Changes asked'], to: 'Submitted' },
  withdraw: { by: 'applicant', from: ['Submitted'], to: 'Draft' },
  askChanges: { by: 'administrator', from: ['Submitted'], to: 'Changes asked' },
  approve: { by: 'administrator', from: ['Submitted'], to: 'Approved' },
  suspend: { by: 'administrator', from: ['Approved'], to: 'Suspended' },
  reinstate: { by: 'administrator', from: ['Suspended'], to: 'Approved' },
  change: { by: 'applicant', from: ['Approved'], to: null },
  decideChanges: { by: 'administrator', from: ['Approved', 'Suspended'], to: null },
} as const satisfies Record<
  string,
  { by: 'applicant' | 'administrator'; from: readonly ApplicationStatus[]; to: ApplicationStatus | null }
>

export type ApplicationStep = keyof typeof applicationSteps

export const isStepPossible = (step: ApplicationStep, status: ApplicationStatus) =>
  (applicationSteps[step].from as readonly ApplicationStatus[]).includes(status)

/** Days such as 2026-11-20, both included. */
export interface Holidays {
  from: string
  to: string
}

export const isOnHoliday = (holidays: Holidays | null, day: string) =>
  holidays !== null && holidays.from <= day && day <= holidays.to

export const shownStatus = (status: ApplicationStatus, holidays: Holidays | null, day: string): ShownStatus =>
  status === 'Approved' && isOnHoliday(holidays, day) ? 'Closed for holidays' : status

export const isClosed = (status: ShownStatus) => status === 'Closed for holidays'

/** He sells, though he may be on holiday. */
export const isSelling = (status: ShownStatus) => status === 'Approved' || isClosed(status)

/** Whether the applicant can change it now. */
export const isChangeable = (status: ShownStatus) => status === 'Draft' || status === 'Changes asked'

export const MOST_YARDS = 20

/** What an applicant types. */
export interface ApplicationForm {
  businessName: string
  gstNumber: string
  bankAccount: string
  ifsc: string
  /** PIN codes. */
  yards: readonly string[]
  brandIds: readonly number[]
  classIds: readonly number[]
  udyam: string
  licence: string
}

export type ApplicationField = keyof ApplicationForm

/** What was approved by papers: a supplier's change of it waits for an administrator, that of anything else does not. */
export const checkedFields = ['gstNumber', 'bankAccount', 'ifsc', 'udyam', 'licence'] as const
export type CheckedField = (typeof checkedFields)[number]
export type CheckedDetails = Pick<ApplicationForm, CheckedField>

export const checkedOf = ({ gstNumber, bankAccount, ifsc, udyam, licence }: CheckedDetails): CheckedDetails => ({
  gstNumber,
  bankAccount,
  ifsc,
  udyam,
  licence,
})

export const changedFields = (before: CheckedDetails, after: CheckedDetails): CheckedField[] =>
  checkedFields.filter((field) => before[field] !== after[field])

/** An account is believed by a cheque. */
export const needsCheque = (changed: readonly CheckedField[]) =>
  changed.includes('bankAccount') || changed.includes('ifsc')

/** Characters 3 to 12 of a GST number are the PAN of the firm. */
export const panOf = (gstNumber: string) => gstNumber.slice(2, 12)

const isFilled = (text: string, most: number) => text.trim().length > 0 && text.length <= most

const checks: Readonly<Record<ApplicationField, (form: ApplicationForm) => boolean>> = {
  businessName: ({ businessName }) => isFilled(businessName, 50),
  gstNumber: ({ gstNumber }) => isGstinPattern(gstNumber) && hasGstinCheckDigit(gstNumber),
  bankAccount: ({ bankAccount }) => /^[0-9]{9,18}$/.test(bankAccount),
  ifsc: ({ ifsc }) => /^[A-Z]{4}0[A-Z0-9]{6}$/.test(ifsc),
  yards: ({ yards }) =>
    yards.length > 0 &&
    yards.length <= MOST_YARDS &&
    new Set(yards).size === yards.length &&
    yards.every((pinCode) => /^[1-9][0-9]{5}$/.test(pinCode)),
  brandIds: ({ brandIds }) => brandIds.length > 0,
  classIds: ({ classIds }) => classIds.length > 0,
  udyam: ({ udyam }) => udyam === '' || /^UDYAM-[A-Z]{2}-[0-9]{2}-[0-9]{7}$/.test(udyam),
  licence: ({ licence }) => licence === '' || /^(CM\/L-?)?[0-9]{7,10}$/.test(licence),
}

/** The fields that an application can't be submitted with as they are, in the order of the form. */
export const problemsOf = (form: ApplicationForm): ApplicationField[] =>
  (Object.keys(checks) as ApplicationField[]).filter((field) => !checks[field](form))
