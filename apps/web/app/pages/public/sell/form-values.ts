import type { Application } from '@lohahaat/contract/supply/applications/application'
import type { CheckedDetails } from '@lohahaat/domain/supply/application'

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

/** The application as it was kept; a new one begins with what is known of the company, so that nothing is typed twice. */
export const valuesOf = (application: Application | null, company: Known): ApplicationValues => ({
  businessName: application?.businessName ?? company.name.slice(0, MOST_OF_NAME).trim(),
  ...checkedValues(application?.waiting ?? application, company),
  yards: application?.yards.join(' ') ?? '',
  brandIds: application?.brandIds ?? [],
  classIds: application?.classIds ?? [],
})

/** What a supplier has asked for already is what he goes on with. */
const checkedValues = (details: CheckedDetails | null, company: Known): CheckedDetails => ({
  gstNumber: details?.gstNumber ?? company.gstNumbers[0]?.gstNumber ?? '',
  bankAccount: details?.bankAccount ?? '',
  ifsc: details?.ifsc ?? '',
  udyam: details?.udyam ?? '',
  licence: details?.licence ?? '',
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
