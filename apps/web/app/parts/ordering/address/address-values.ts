import type { BillingAddress, ShippingAddress } from '@lohahaat/domain/ordering/cart'

/** The form values of an address of either kind. */
export interface AddressValues {
  /** 0: not saved yet. */
  id: number
  name: string
  phone: string
  address: string
  city: string
  state: string
  pinCode: string
  gstNo: string
}

export const emptyAddress: AddressValues = {
  id: 0,
  name: '',
  phone: '',
  address: '',
  city: '',
  state: '',
  pinCode: '',
  gstNo: '',
}

export const billingValues = ({ billingAddressId: id, ...fields }: BillingAddress): AddressValues => ({ id, ...fields })
export const shippingValues = ({ shippingAddressId: id, ...fields }: ShippingAddress): AddressValues => ({
  id,
  ...fields,
})

/** Whether two addresses have the same content. */
export const isSameAddress = ({ id: _, ...one }: AddressValues, other: AddressValues) =>
  (Object.keys(one) as (keyof typeof one)[]).every((name) => one[name].trim() === other[name].trim())

/** The saved addresses with this one first, as on the server: the last used comes first. */
export const putFirst = (saved: readonly AddressValues[], used: AddressValues) => [
  used,
  ...saved.filter(({ id }) => id !== used.id),
]
