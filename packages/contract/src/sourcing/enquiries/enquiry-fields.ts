import { z } from 'zod'
import { DEFAULT_PIN_CODE } from '@lohahaat/domain/reference/default-pin-code'
import { pinCode, recordId } from '../../platform/fields'
import { enquiryMessages } from '../../platform/messages/at-work'
import { fieldTexts } from '../../platform/field-texts'

/** Sent as a number by some clients. */
export const deliveryPinCode = z
  .string()
  .or(z.number())
  .transform((value) => String(value))
  .pipe(pinCode)

/** A day of the calendar as yyyymmdd. */
export const enquiryDate = z
  .union([z.string(), z.number()], { error: () => enquiryMessages.dateInvalid })
  .transform((value) => String(value).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'))
  .pipe(
    z.iso.date({ error: () => enquiryMessages.dateInvalid }).regex(/^20/, { error: () => enquiryMessages.dateInvalid }),
  )
  .transform((day) => day.replaceAll('-', ''))

/** The fields of an enquiry besides its items. */
export const enquiryFields = {
  enquiryDay: enquiryDate,
  brandId: recordId('brandId', () => enquiryMessages.brandMissing),
  departmentId: recordId('departmentId', () => enquiryMessages.departmentMissing),
  deliveryDays: recordId('deliveryDays', () => enquiryMessages.deliveryMissing),
  deliveryPlace: deliveryPinCode.default(DEFAULT_PIN_CODE),
  /** Whether each party is told its place among the quotes. */
  showRank: z.boolean({ error: () => fieldTexts.notTrueOrFalse('showRank') }).default(false),
}
