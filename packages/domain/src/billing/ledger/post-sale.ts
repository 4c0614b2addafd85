import type { Paise } from '../../platform/money'
import type { TaxDocument } from '../invoice'
import { makePosting, type Posting } from './posting'

/** An invoice or a debit note is owed by the buyer; a credit note is the mirror of it. */
export function postDocument(document: TaxDocument, partyId: number): Posting {
  const { kind, number, issuedOn, totals } = document
  const sign = kind === 'credit' ? -1n : 1n
  return makePosting({ kind, on: issuedOn, partyId, documentNo: number }, [
    { account: 'receivable', paise: sign * totals.payable },
    { account: 'sales', paise: -sign * totals.taxable },
    { account: 'outputIgst', paise: -sign * totals.taxes.igst },
    { account: 'outputCgst', paise: -sign * totals.taxes.cgst },
    { account: 'outputSgst', paise: -sign * totals.taxes.sgst },
    { account: 'roundOff', paise: -sign * totals.roundOff },
  ])
}

interface Movement {
  partyId: number
  on: string
  reference: string
  paise: Paise
}

export type ReceiptMethod = 'bank' | 'upi' | 'cheque' | 'adjustment'

/** Money that came in, or a sum set off against something else. */
export const postReceipt = ({ partyId, on, reference, paise, method }: Movement & { method: ReceiptMethod }): Posting =>
  makePosting({ kind: 'receipt', on, partyId, documentNo: reference }, [
    { account: method === 'adjustment' ? 'adjustments' : 'bank', paise: above(paise) },
    { account: 'receivable', paise: -paise },
  ])

/** Tax that the buyer kept back and paid for the house: it is no longer owed by him. */
export const postTds = ({ partyId, on, reference, paise }: Movement): Posting =>
  makePosting({ kind: 'tds', on, partyId, documentNo: reference }, [
    { account: 'tdsReceivable', paise: above(paise) },
    { account: 'receivable', paise: -paise },
  ])

/** Takes a posting back; the first one stays in the books. */
export const postCancellation = (posting: Posting, on: string): Posting =>
  makePosting(
    { kind: 'cancellation', on, partyId: posting.partyId, documentNo: posting.documentNo },
    posting.entries.map(({ account, paise }) => ({ account, paise: -paise })),
  )

function above(paise: Paise): Paise {
  if (paise <= 0n) throw new RangeError('Only what is above zero is received')
  return paise
}
