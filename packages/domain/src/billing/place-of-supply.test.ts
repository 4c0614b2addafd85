import { expect, test } from 'vitest'
import { placeOfSupply, taxKindOf } from './place-of-supply'
import { buyerInDelhi, buyerInHaryana, houseInHaryana, siteInMumbai } from './testing/some-invoices'

const delhi = buyerInDelhi
const godown = { ...delhi, name: 'Okhla godown' }
const unregisteredSite = { ...siteInMumbai, gstin: null }
const chandigarh = (gstin: string | null) => ({ ...delhi, gstin, address: { ...delhi.address, stateCode: '04' } })

test.each([
  { say: 'Haryana to Delhi', buyer: delhi, shipTo: null, place: '07', tax: 'IGST' },
  { say: 'within Haryana', buyer: buyerInHaryana, shipTo: null, place: '06', tax: 'CGST+SGST' },
  { say: 'to his own godown', buyer: delhi, shipTo: godown, place: '07', tax: 'IGST' },
  {
    say: 'billed in Haryana, shipped to Mumbai',
    buyer: buyerInHaryana,
    shipTo: siteInMumbai,
    place: '06',
    tax: 'CGST+SGST',
  },
  {
    say: 'the same, to a site without a number',
    buyer: buyerInHaryana,
    shipTo: unregisteredSite,
    place: '06',
    tax: 'CGST+SGST',
  },
  { say: 'billed in Delhi, shipped within Haryana', buyer: delhi, shipTo: buyerInHaryana, place: '07', tax: 'IGST' },
  {
    say: 'nobody is registered: where it ends',
    buyer: { ...buyerInHaryana, gstin: null },
    shipTo: unregisteredSite,
    place: '27',
    tax: 'IGST',
  },
])('$say', ({ buyer, shipTo, place, tax }) => {
  const places = { seller: houseInHaryana, buyer, shipTo, dispatchFrom: null, isSez: false }
  expect(placeOfSupply(places)).toBe(place)
  expect(taxKindOf(places)).toBe(tax)
})

test('a special economic zone is between states, even at home', () => {
  const places = { seller: houseInHaryana, buyer: buyerInHaryana, shipTo: null, dispatchFrom: null, isSez: true }
  expect(taxKindOf(places)).toBe('IGST')
})

test('within Chandigarh it is UTGST, and a yard in another state changes nothing', () => {
  const places = {
    seller: chandigarh(null),
    buyer: chandigarh(null),
    shipTo: null,
    dispatchFrom: siteInMumbai,
    isSez: false,
  }
  expect(taxKindOf(places)).toBe('CGST+UTGST')
})

test('an unknown state is never guessed', () => {
  const places = { seller: houseInHaryana, buyer: { ...delhi, address: { ...delhi.address, stateCode: '55' } } }
  expect(() => taxKindOf({ ...places, shipTo: null, dispatchFrom: null, isSez: false })).toThrow(RangeError)
})
