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

export const valuesOf = (application: Application | null): ApplicationValues => ({
  businessName: application?.businessName ?? '',
  ...checkedValues(application?.waiting ?? application),
  yards: application?.yards.join(' ') ?? '',
  brandIds: application?.brandIds ?? [],
  classIds: application?.classIds ?? [],
})

/** What a supplier has asked for already is what he goes on with. */
const checkedValues = (details: CheckedDetails | null): CheckedDetails => ({
  gstNumber: details?.gstNumber ?? '',
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
