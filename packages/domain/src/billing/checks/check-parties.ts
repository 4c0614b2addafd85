import { hasGstinCheckDigit, isGstinPattern } from '../../identity/gstin'
import { findState } from '../../reference/states'
import type { DocumentProblem, ProblemKind } from './document-problem'
import type { InvoiceParty, SupplyPlaces } from '../invoice'
import { latinText } from '../latin-text'

export interface PartyLimits {
  /** The fewest letters of a name and of a city. */
  shortest: number
  /** The state of a PIN code by the post's list; null where it isn't known. */
  stateOfPin: (pinCode: string) => string | null
}

/** Everybody who is named in a document. */
export const checkParties = ({ seller, buyer, shipTo, dispatchFrom }: SupplyPlaces, limits: PartyLimits) => [
  ...(seller.gstin === null ? [{ field: 'seller.gstin', kind: 'missing' } as const] : []),
  ...checkParty('seller', seller, limits),
  ...checkParty('buyer', buyer, limits),
  ...(shipTo ? checkParty('shipTo', shipTo, limits) : []),
  ...(dispatchFrom ? checkParty('dispatchFrom', dispatchFrom, limits) : []),
]

function checkParty(who: string, party: InvoiceParty, limits: PartyLimits): DocumentProblem[] {
  const { name, gstin, address } = party
  const found: [field: string, kind: ProblemKind | null][] = [
    ['name', problemOfText(name, limits.shortest)],
    ['gstin', gstin === null ? null : problemOfGstin(gstin)],
    ['address.line', problemOfText(address.line, 1)],
    ['address.city', problemOfText(address.city, limits.shortest)],
    ['address.stateCode', problemOfState(party)],
    ['address.pinCode', problemOfPin(party, limits)],
  ]
  return found.flatMap(([field, kind]) => (kind ? [{ field: `${who}.${field}`, kind }] : []))
}

function problemOfText(text: string, shortest: number): ProblemKind | null {
  if (text.trim() === '') return 'missing'
  const sent = latinText(text, 100)
  if (!/[A-Za-z0-9]/.test(sent)) return 'notLatin'
  return sent.length < shortest ? 'tooShort' : null
}

const problemOfGstin = (gstin: string): ProblemKind | null =>
  isGstinPattern(gstin) && hasGstinCheckDigit(gstin) ? null : 'badGstin'

function problemOfState({ gstin, address }: InvoiceParty): ProblemKind | null {
  if (!findState(address.stateCode)?.active) return 'unknownState'
  const isOther = gstin !== null && problemOfGstin(gstin) === null && gstin.slice(0, 2) !== address.stateCode
  return isOther ? 'gstinOfOtherState' : null
}

function problemOfPin({ address }: InvoiceParty, { stateOfPin }: PartyLimits): ProblemKind | null {
  if (!/^[1-9]\d{5}$/.test(address.pinCode)) return 'badPinCode'
  const state = stateOfPin(address.pinCode)
  return state !== null && state !== address.stateCode ? 'pinOfOtherState' : null
}
