/** Who sells: the party that an order and its proforma invoice name. An order keeps the one it was made with. */
export interface Seller {
  name: string
  address: string
  gstNumber: string
  /** The account to pay to, in one line; null where it isn't given. */
  bank: string | null
  upiId: string | null
  /** When to pay; null: in advance. */
  paymentTerms: string | null
}
