import { z } from 'zod'
import { DEFAULT_PIN_CODE } from '@lohahaat/domain/reference/default-pin-code'
import { queryIdOrAll, text } from '../../platform/fields'
import { enquiryMessages } from '../../platform/messages/enquiries'
import { deliveryPinCode } from '../enquiries/enquiry-fields'
import { texts } from '../texts'

export const uploadFields = z.object({
  name: text(
    () => texts.name,
    50,
    () => enquiryMessages.nameMissing,
  ),
  phoneNo: text(
    () => texts.phone,
    15,
    () => enquiryMessages.phoneMissing,
  )
    // Two patterns, since one for both would backtrack over every digit of a long text.
    .regex(/^[0-9+() -]*$/, { error: () => enquiryMessages.phoneInvalid })
    .regex(/\d/, { error: () => enquiryMessages.phoneInvalid }),
  /** A parameter of the kind Delivery; -1 leaves it open. */
  deliveryDays: queryIdOrAll('deliveryDays'),
  deliveryPlace: deliveryPinCode.default(DEFAULT_PIN_CODE),
})
