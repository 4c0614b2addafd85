import { fetchFreightEstimates, MOST_ESTIMATES } from '@lohahaat/contract/inventory/freight/freight-estimates'
import type { FreightYard } from '@lohahaat/domain/inventory/freight/load-freight'
import { yardsOf } from '@lohahaat/domain/inventory/freight/yard-rates'
import { useEffect, useState } from 'react'
import { browserApi } from '../../../api/browser-api'

/** The ways to a place from the yards that stock some items. */
export interface Freight {
  pinCode: string
  city: string | null
  isCharged: boolean
  yards: readonly FreightYard[]
}

/** One call for all items, after the page is there. The answer before stands until the next one comes. */
export function useFreight(pinCode: string | null | undefined, itemIds: readonly number[]): Freight | null {
  const [freight, setFreight] = useState<Freight | null>(null)
  const ids = [...new Set(itemIds)].slice(0, MOST_ESTIMATES).join()
  useEffect(() => {
    let isLeft = false
    if (pinCode && ids)
      void loadFreight(pinCode, ids).then(
        (loaded) => isLeft || setFreight(loaded),
        // It is an estimate beside the price: without it nothing is missing.
        () => isLeft || setFreight(null),
      )
    return () => {
      isLeft = true
    }
  }, [pinCode, ids])
  return freight?.pinCode === pinCode ? freight : null
}

async function loadFreight(pinCode: string, itemIds: string): Promise<Freight> {
  const { yards, ...told } = await browserApi.send(fetchFreightEstimates, { pinCode, itemIds })
  return { pinCode, ...told, yards: yardsOf(yards) }
}
