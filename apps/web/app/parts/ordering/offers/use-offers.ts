import { fetchProductFilteredClassData } from '@lohahaat/contract/catalogue/products/product-filtered-class-data'
import type { Item } from '@lohahaat/domain/catalogue/item'
import type { RateCell } from '@lohahaat/domain/catalogue/rates/rate-card'
import { useEffect, useState } from 'react'
import { browserApi } from '../../../api/browser-api'

/** What a rate card is narrowed to; empty means everything. */
export interface CardFilters {
  classId: number
  brands: string
  grades: string
  /** Metres; 0 for every length. */
  length: number
}

const ALL = -1
const MOST_OFFERS = 24

export interface Offers {
  items: readonly Item[]
  /** How many there are besides. */
  more: number
}

type Loading = { state: 'loading' } | { state: 'failed' } | ({ state: 'loaded' } & Offers)

/** The offers of one field of a rate card, cheapest first; another field is another hook, by the key of its panel. */
export function useOffers(filters: CardFilters, { sizeId, thickness }: RateCell) {
  const [attempt, setAttempt] = useState(0)
  const [offers, setOffers] = useState<Loading>({ state: 'loading' })
  const { classId, brands, grades, length } = filters

  useEffect(() => {
    const leaving = new AbortController()
    const wall = Number(thickness) || 0
    browserApi
      .sendPaged(
        fetchProductFilteredClassData,
        {
          departmentId: ALL,
          classId,
          selectedSizes: String(sizeId),
          selectedBrands: brands,
          selectedGrades: grades,
          minThickness: wall,
          maxThickness: wall,
          minLength: length,
          maxLength: length,
          page: 1,
          pageSize: MOST_OFFERS,
        },
        { signal: leaving.signal },
      )
      .then(({ rows, total }) => {
        // A wall that is a word can't be asked for as a range.
        const items = wall > 0 ? rows : rows.filter((item) => item.thickness === thickness)
        setOffers({ state: 'loaded', items, more: total - rows.length })
      })
      .catch(() => leaving.signal.aborted || setOffers({ state: 'failed' }))
    return () => leaving.abort()
  }, [classId, brands, grades, length, sizeId, thickness, attempt])

  function retry() {
    setOffers({ state: 'loading' })
    setAttempt((before) => before + 1)
  }

  return { offers, retry }
}
