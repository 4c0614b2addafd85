import { sizeKey, wordsOf } from './typed'

interface Make {
  brandId: number
  brandName: string
}

interface Pipe {
  classId: number
  className: string
  sizeId: number
  size: string
  thicknessId: number
  thickness: string
  /** How many items of each make. */
  counts: readonly { brandId: number; items: number }[]
}

export interface ShelfMake extends Make {
  words: readonly string[]
}

export interface ShelfPipe extends Pipe {
  sizeKey: string
  classWords: readonly string[]
  items: number
}

/**
 * What is for sale, counted by pipe and make: enough to suggest by without a look at every item. Names are taken apart
 * once, since every pipe is compared at every pause in typing.
 */
export interface Shelf {
  pipes: readonly ShelfPipe[]
  makes: readonly ShelfMake[]
}

export const makeShelf = (pipes: readonly Pipe[], makes: readonly Make[]): Shelf => ({
  pipes: pipes.flatMap((pipe) => {
    const items = pipe.counts.reduce((sum, { items: ofMake }) => sum + ofMake, 0)
    return items === 0 ? [] : [{ ...pipe, items, sizeKey: sizeKey(pipe.size), classWords: wordsOf(pipe.className) }]
  }),
  makes: makes.map((make) => ({ ...make, words: wordsOf(make.brandName) })),
})
