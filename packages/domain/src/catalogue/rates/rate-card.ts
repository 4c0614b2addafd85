/** What the market asks for one size and wall. */
export interface RateCell {
  sizeId: number
  size: string
  /** Millimetres, or a name where an administrator gave one. */
  thickness: string
  /** Theoretical; null where the section can't be read. */
  kgPerMetre: number | null
  /** Rupees per MT. */
  lowestPrice: number
  makes: number
  items: number
}

/** The rates of one class at one moment. */
export interface RateCard {
  className: string
  at: string
  /** Sizes in their natural order. */
  cells: readonly RateCell[]
}
