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
}
