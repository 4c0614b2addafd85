import type { CartLimits } from './approvals/approval'
import type { Payment } from './payment'
import type { YardRates } from '../inventory/freight/yard-rates'
import type { WeightBasis } from '../catalogue/quantity/weight-basis'
import type { Unit } from '../catalogue/tons'

export interface CartLine {
  cartLineId: number
  itemId: number
  brandId: number
  brandName: string
  imageFileName: string | null
  departmentName: string
  className: string
  /** Size. */
  size: string
  /** Thickness in millimetres. */
  thickness: string
  /** Metres. */
  length: number
  /** Rupees per MT. */
  price: number
  grade: string | null
  mtc: boolean
  iso: boolean
  standard: string | null
  delivery: string
  stamp: string | null
  unit: Unit
  /** Which weight is invoiced. */
  weightBasis: WeightBasis
  quantity: number
  /** Kilograms; null: sold by the ton only. */
  weightPerPiece: number | null
  /** The GST number of the buyer's account. */
  gstNo: string
  /** Tons; null: not tracked. */
  available: number | null
  /** False once it has been taken out of the catalogue: it can't be ordered any more. */
  sold: boolean
}

/** The fees in force, in rupees. */
export interface Fees {
  /** Percent. */
  gstPercent: number
  weighmentCharge: number
  /** Per ton. */
  loadingCharge: number
  /** Per ton. */
  platformFee: number
  /** Per extra brand. */
  handlingFee: number
}

/** The ways that freight is charged by. */
export interface CartFreight {
  /** Of the shipping address last used; null while there is none. */
  pinCode: string | null
  /** A line that none of them stocks has its freight as agreed. */
  yards: YardRates[]
}

interface Address {
  name: string
  phone: string
  address: string
  city: string
  state: string
  pinCode: string
  /** Empty where there is none. */
  gstNo: string
}

export type ShippingAddress = Address & { shippingAddressId: number }
export type BillingAddress = Address & { billingAddressId: number }

/** A buyer's cart, oldest line first, his addresses, the last used first, and the fees in force. */
export interface Cart {
  cartLines: CartLine[]
  shippingAddresses: ShippingAddress[]
  billingAddresses: BillingAddress[]
  feeStructure: Fees
  /** Only while freight is charged. */
  freight?: CartFreight | undefined
  /** Decides, with the billing GST number, between CGST with SGST and IGST. */
  sellerStateCode: string
  payment: Payment
  /** Stands for everything an order would be priced and sent with; ConfirmOrder takes it as `Seen`. */
  seen: string
  /** Only for a member who has limits. */
  limits?: CartLimits | undefined
}
