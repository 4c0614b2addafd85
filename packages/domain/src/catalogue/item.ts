import type { Difference } from './search/difference'

/** One item of the catalogue as everybody sees it. */
export interface Item {
  itemId: number
  brandId: number
  brandName: string
  imageFileName: string | null
  classId: number
  className: string
  /** Size. */
  size: string
  /** Thickness in millimetres. */
  thickness: string
  /** Metres. */
  length: number
  delivery: string
  /** Rupees per MT. */
  price: number
  grade: string | null
  standard: string | null
  mtc: boolean
  iso: boolean
  stamp: string | null
  /** Kilograms; null: sold by the ton only. */
  weightPerPiece: number | null
  /** Tons; null: not tracked. */
  available: number | null
  hsn: string
  /** The day, such as 2026-11-24, on which whoever sells it opens again; absent where he is open. */
  backOn?: string | undefined
}

/** An item as a search finds it. */
export interface FoundItem extends Item {
  /** What of the search it doesn't fulfil; absent where it fulfils all. */
  differs?: readonly Difference[] | undefined
}
