import type { Paise } from '../../platform/money'
import { makePosting, type Posting } from './posting'

interface OfSupplier {
  partyId: number
  on: string
  reference: string
}

/** A supplier's own invoice to the house. */
export const postPurchase = (purchase: OfSupplier & { taxable: Paise; gst: Paise; roundOff: Paise }): Posting => {
  const { partyId, on, reference, taxable, gst, roundOff } = purchase
  return makePosting({ kind: 'purchase', on, partyId, documentNo: reference }, [
    { account: 'purchases', paise: taxable },
    { account: 'inputGst', paise: gst },
    { account: 'roundOff', paise: roundOff },
    { account: 'payable', paise: -(taxable + gst + roundOff) },
  ])
}

/** What the house keeps of a supplier's money: its commission, with the GST on that service. */
export const postCommission = (
  kept: OfSupplier & { commission: Paise; gst: Paise; isWithinState: boolean },
): Posting => {
  const { partyId, on, reference, commission, gst, isWithinState } = kept
  const half = gst / 2n
  const taxes = isWithinState
    ? ([
        { account: 'outputCgst', paise: -half },
        { account: 'outputSgst', paise: -half },
        { account: 'roundOff', paise: 2n * half - gst },
      ] as const)
    : ([{ account: 'outputIgst', paise: -gst }] as const)
  return makePosting({ kind: 'commission', on, partyId, documentNo: reference }, [
    { account: 'payable', paise: commission + gst },
    { account: 'commission', paise: -commission },
    ...taxes,
  ])
}

/** Money that goes to a supplier, and the tax that is kept back from it. */
export const postPayment = ({ partyId, on, reference, paid, tds }: OfSupplier & { paid: Paise; tds: Paise }): Posting =>
  makePosting({ kind: 'payment', on, partyId, documentNo: reference }, [
    { account: 'payable', paise: paid + tds },
    { account: 'bank', paise: -paid },
    { account: 'tdsPayable', paise: -tds },
  ])
