import type { Application } from '@lohahaat/contract/supply/applications/application'
import { changedFields, isSelling, needsCheque, type CheckedDetails } from '@lohahaat/domain/supply/application'

/** What is typed: the yards as one text. */
export interface ApplicationValues {
  businessName: string
  gstNumber: string
  bankAccount: string
  ifsc: string
  yards: string
  brandIds: readonly number[]
  classIds: readonly number[]
  udyam: string
  licence: string
}

/** As many as a seller's name may have. */
export const MOST_OF_NAME = 50

/** What the company said when it signed up. */
export interface Known {
  name: string
  gstNumbers: readonly { gstNumber: string }[]
}

/** A new application begins with what is known of the company, so that nothing is typed twice. */
export const newValues = ({ name, gstNumbers }: Known): ApplicationValues => ({
  businessName: name.slice(0, MOST_OF_NAME).trim(),
  gstNumber: gstNumbers[0]?.gstNumber ?? '',
  ...{ bankAccount: '', ifsc: '', udyam: '', licence: '' },
  ...{ yards: '', brandIds: [], classIds: [] },
})

/** The application as it was kept, with what the supplier has asked for already: he goes on with that. */
export const valuesOf = (application: Application): ApplicationValues => ({
  businessName: application.businessName,
  ...checkedDetails(application.waiting ?? application),
  yards: application.yards.join(' '),
  brandIds: application.brandIds,
  classIds: application.classIds,
})

const checkedDetails = ({ gstNumber, bankAccount, ifsc, udyam, licence }: CheckedDetails): CheckedDetails => ({
  gstNumber,
  bankAccount,
  ifsc,
  udyam,
  licence,
})

export const inputOf = (values: ApplicationValues) => ({
  ...values,
  gstNumber: values.gstNumber.trim().toUpperCase(),
  ifsc: values.ifsc.trim().toUpperCase(),
  bankAccount: values.bankAccount.replaceAll(/\s/g, ''),
  udyam: values.udyam.trim().toUpperCase(),
  licence: values.licence.trim().toUpperCase(),
  yards: values.yards.split(/[\s,;]+/).filter(Boolean),
  brandIds: [...values.brandIds],
  classIds: [...values.classIds],
})

/** As the server demands it: with every application, and of a supplier with another account only. */
export function lacksCheque(application: Application | null, values: ApplicationValues) {
  if (!application) return true
  const isChange = isSelling(application.status)
  if (isChange && !needsCheque(changedFields(application, inputOf(values)))) return false
  return !application.files.some(({ kind, isWaiting }) => kind === 'cheque' && isWaiting === isChange)
}
