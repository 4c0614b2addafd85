/** Who sells: the party that an order and its proforma invoice name. An order keeps the one it was made with. */
export interface Seller {
  name: string
  address: string
  gstNumber: string
  /** How to pay, in one line; null where it isn't given. */
  bank: string | null
}
