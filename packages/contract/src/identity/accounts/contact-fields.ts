import { contactName, contactPhone, pinCode } from '../../platform/fields'

/** What a person may change of the own account. */
export const contactFields = { buyerContactName: contactName, buyerContactPhone: contactPhone, pinCode }
