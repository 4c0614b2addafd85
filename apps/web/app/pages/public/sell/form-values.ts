import type { Application } from '@lohahaat/contract/supply/applications/application'

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
  gstNumber: application?.gstNumber ?? '',
  bankAccount: application?.bankAccount ?? '',
  ifsc: application?.ifsc ?? '',
  yards: application?.yards.join(' ') ?? '',
  brandIds: application?.brandIds ?? [],
  classIds: application?.classIds ?? [],
  udyam: application?.udyam ?? '',
  licence: application?.licence ?? '',
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
