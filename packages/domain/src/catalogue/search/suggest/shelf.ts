/** What is for sale, counted by pipe and make: enough to suggest by without a look at every item. */
export interface Shelf {
  pipes: readonly ShelfPipe[]
  makes: readonly ShelfMake[]
}

export interface ShelfMake {
  brandId: number
  brandName: string
}

export interface ShelfPipe {
  classId: number
  className: string
  sizeId: number
  size: string
  thicknessId: number
  thickness: string
  /** How many items of each make. */
  counts: readonly { brandId: number; items: number }[]
}
