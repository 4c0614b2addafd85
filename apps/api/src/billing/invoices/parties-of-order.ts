import type { InvoiceParty } from '@lohahaat/domain/billing/invoice'
import { readAddress, stateCodeOfName } from '@lohahaat/domain/billing/postal-address'
import { findState } from '@lohahaat/domain/reference/states'
import type { OrderRecord } from '../../ordering/orders/orders.repository'
import { findPlaces } from '../../reference/pin-codes/pin-code-details'
import { Refusal } from '../../platform/refusal'
import { texts } from './texts'

type AddressCopy = OrderRecord['billingAddress']

interface Yard {
  name: string
  address: string
  pinCode: number
  gstNumber: string | null
}

/** Who is named on the invoices of an order, from its own copies; refused where something that Rule 46 asks for is missing. */
export async function partiesOf({ seller, billingAddress, shippingAddress }: OrderRecord, yard: Yard | null) {
  const buyer = await partyOf(billingAddress, texts.billTo)
  return {
    seller: houseOf(seller),
    buyer,
    shipTo: isSamePlace(billingAddress, shippingAddress) ? null : await shipToOf(shippingAddress, buyer),
    dispatchFrom: yard && (await yardOf(yard)),
    // Nothing that we keep of a buyer says so; see docs/PAPERS.md.
    isSez: false,
  }
}

function houseOf({ name, address, gstNumber }: OrderRecord['seller']): InvoiceParty {
  requireFilled(name, texts.missing.name(texts.house))
  requireFilled(address, texts.missing.line(texts.house))
  requireFilled(gstNumber, texts.missing.gstin(texts.house))
  return { name, gstin: gstNumber, address: readAddress(address, gstNumber.slice(0, 2)) }
}

async function partyOf(copy: AddressCopy, whose: string): Promise<InvoiceParty> {
  requireFilled(copy.name, texts.missing.name(whose))
  requireFilled(copy.address, texts.missing.line(whose))
  const { name, address: line, city, pinCode, gstNumber } = copy
  return { name, gstin: gstNumber, address: { line, line2: '', city, stateCode: await stateOf(copy, whose), pinCode } }
}

/** Who is registered belongs to the state of his number; otherwise it is the state he typed, or that of the PIN code. */
async function stateOf({ gstNumber, state, pinCode }: AddressCopy, whose: string): Promise<string> {
  if (gstNumber !== null && findState(gstNumber.slice(0, 2))) return gstNumber.slice(0, 2)
  const code = stateCodeOfName(state) ?? (await stateOfPin(pinCode))
  if (code === null) throw new Refusal('addressUnfit', texts.missing.state(whose, state))
  return code
}

async function stateOfPin(pinCode: string): Promise<string | null> {
  const [place] = /^[1-9]\d{5}$/.test(pinCode) ? await findPlaces(pinCode) : []
  return place ? stateCodeOfName(place.state) : null
}

/** A place under the buyer's own name and in his state is his, also where it was given without a number: no third party. */
async function shipToOf(copy: AddressCopy, buyer: InvoiceParty): Promise<InvoiceParty> {
  const party = await partyOf(copy, texts.shipTo)
  const isOwn = party.name.trim().toLowerCase() === buyer.name.trim().toLowerCase()
  return party.gstin === null && isOwn && party.address.stateCode === buyer.address.stateCode
    ? { ...party, gstin: buyer.gstin }
    : party
}

async function yardOf({ name, address, pinCode, gstNumber }: Yard): Promise<InvoiceParty> {
  const [place] = await findPlaces(String(pinCode))
  const gstin = gstNumber === '' ? null : gstNumber
  const stateCode = (place && stateCodeOfName(place.state)) ?? gstin?.slice(0, 2)
  if (stateCode === undefined) throw new Refusal('addressUnfit', texts.missing.state(texts.yard, String(pinCode)))
  return {
    name,
    gstin,
    address: { line: address, line2: '', city: place?.city ?? '', stateCode, pinCode: String(pinCode) },
  }
}

/** A shipping address needs no GST number of its own. */
const isSamePlace = (billing: AddressCopy, shipping: AddressCopy) =>
  (['name', 'address', 'city', 'state', 'pinCode'] as const).every((part) => billing[part] === shipping[part]) &&
  (shipping.gstNumber === null || shipping.gstNumber === billing.gstNumber)

function requireFilled(text: string, problem: string) {
  if (text.trim() === '') throw new Refusal('addressUnfit', problem)
}
