import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeInvoice } from '../compute-invoice'
import { faultsOfEwayFile } from '../testing/eway-bill-schema'
import { buyerInDelhi, pipeLine, siteInMumbai, someInvoice, workedDraft } from '../testing/some-invoices'
import { someTransport, worksTransport } from '../testing/some-transport'
import { usualEwaySettings } from './settings'
import { toEwayBill, toEwayBillFile } from './to-eway-bill'

const worked = computeInvoice(workedDraft)
const send = (document = worked, settings = usualEwaySettings) => toEwayBill(document, worksTransport, settings)

test('the worked file: Haryana to Delhi', () => {
  expect(toEwayBillFile([send()], usualEwaySettings)).toEqual({
    version: '1.0.0621',
    billLists: [
      {
        userGstin: '06AAACA0000A1Z2',
        supplyType: 'O',
        subSupplyType: 1,
        subSupplyDesc: '',
        docType: 'INV',
        docNo: 'INV/26-27/000001',
        docDate: '18/11/2026',
        transType: 1,
        fromGstin: '06AAACA0000A1Z2',
        fromTrdName: 'Loha Haat Pvt Ltd',
        fromAddr1: 'Plot 14, Sector 27',
        fromAddr2: '',
        fromPlace: 'Hisar',
        fromPincode: 125001,
        fromStateCode: 6,
        actualFromStateCode: 6,
        toGstin: '07AAACA0000A1Z0',
        toTrdName: 'Yamuna Fabricators',
        toAddr1: 'Plot 14, Sector 27',
        toAddr2: '',
        toPlace: 'Delhi',
        toPincode: 110001,
        toStateCode: 7,
        actualToStateCode: 7,
        totalValue: 225444.6,
        cgstValue: 0,
        sgstValue: 0,
        igstValue: 40580.03,
        cessValue: 0,
        TotNonAdvolVal: 0,
        OthValue: 0.37,
        totInvValue: 266025,
        transMode: 1,
        transDistance: 165,
        transporterName: 'Haryana Roadlines',
        transporterId: '',
        transDocNo: 'LR-4471',
        transDocDate: '18/11/2026',
        vehicleNo: 'HR38AB0123',
        vehicleType: 'R',
        mainHsnCode: '730630',
        itemList: [
          {
            itemNo: 1,
            productName: 'MS round pipe 50 NB medium, IS 1239',
            productDesc: 'MS round pipe 50 NB medium, IS 1239',
            hsnCode: '730630',
            quantity: 3.622,
            qtyUnit: 'MTS',
            taxableAmount: 225444.6,
            sgstRate: 0,
            cgstRate: 0,
            igstRate: 18,
            cessRate: 0,
            cessNonAdvol: 0,
          },
        ],
      },
    ],
  })
})

const otherYard = { ...siteInMumbai, name: 'Konkan Tubes yard' }
const ownGodown = { ...buyerInDelhi, address: { ...buyerInDelhi.address, pinCode: '110020', city: 'Okhla' } }

test.each([
  { say: 'regular', more: {}, type: 1 },
  { say: "to the buyer's own godown", more: { shipTo: ownGodown }, type: 1 },
  { say: "from the house's own yard", more: { dispatchFrom: workedDraft.seller }, type: 1 },
  { say: 'shipped to a third party', more: { shipTo: siteInMumbai }, type: 2 },
  { say: 'shipped to a site without a number', more: { shipTo: { ...siteInMumbai, gstin: null } }, type: 2 },
  { say: "from a supplier's yard", more: { dispatchFrom: otherYard }, type: 3 },
  { say: 'both', more: { dispatchFrom: otherYard, shipTo: siteInMumbai }, type: 4 },
])('type $type: $say', ({ more, type }) => {
  expect(send(computeInvoice({ ...workedDraft, ...more })).transType).toBe(type)
})

test('states are those of the bill, addresses those of the journey', () => {
  const bill = send(computeInvoice({ ...workedDraft, dispatchFrom: otherYard, shipTo: siteInMumbai }))
  expect(bill).toMatchObject({ fromStateCode: 6, actualFromStateCode: 27, toStateCode: 7, actualToStateCode: 27 })
  expect(bill).toMatchObject({ fromPlace: 'Mumbai', fromTrdName: 'Loha Haat Pvt Ltd', toPincode: 400001 })
  expect(bill.toGstin).toBe('07AAACA0000A1Z0')
})

test('third parties are named by the keys that are set, and left out without them', () => {
  const both = computeInvoice({ ...workedDraft, dispatchFrom: otherYard, shipTo: { ...siteInMumbai, gstin: null } })
  const keys = {
    ...{ shipToGstin: 'shipToGSTIN', shipToName: 'shipToTradeName' },
    ...{ dispatchFromGstin: 'dispatchFromGSTIN', dispatchFromName: null },
  }
  const named = { shipToGSTIN: 'URP', shipToTradeName: 'Konkan Towers Site', dispatchFromGSTIN: '27AAACA0000A1ZY' }
  expect(send(both, { ...usualEwaySettings, keys })).toMatchObject(named)
  expect(Object.keys(send(both, { ...usualEwaySettings, keys }))).not.toContain('dispatchFromTradeName')
  expect(Object.keys(send(both))).toEqual(Object.keys(send()))
})

test('within one PIN code 0 km is sent as 1', () => {
  const near = computeInvoice({ ...workedDraft, shipTo: { ...buyerInDelhi, address: workedDraft.seller.address } })
  expect(toEwayBill(near, { ...worksTransport, km: 0 }, usualEwaySettings).transDistance).toBe(1)
  expect(toEwayBill(worked, { ...worksTransport, km: 0 }, usualEwaySettings).transDistance).toBe(0)
})

test('a transporter without a vehicle makes a Part-A slip', () => {
  const slip = { ...worksTransport, vehicleNo: '', transporterId: '06AAACA0000A1Z2' }
  expect(toEwayBill(worked, slip, usualEwaySettings)).toMatchObject({ vehicleNo: '', vehicleType: 'R', transMode: 1 })
})

test('above 250 lines those of one tariff code and rate go together', () => {
  const lines = Array.from({ length: 251 }, (_, index) => ({ ...pipeLine, hsn: index % 2 ? '73063090' : '73066100' }))
  const invoice = computeInvoice({ ...workedDraft, lines })
  const { itemList } = send(invoice)
  expect(itemList.map(({ hsnCode, quantity }) => [hsnCode, quantity])).toEqual([
    ['730661', 456.322],
    ['730630', 452.7],
  ])
  expect(send(computeInvoice({ ...workedDraft, lines: lines.slice(1) })).itemList).toHaveLength(250)
})

test('1,000 invoices keep the schema of the bulk file, and their items add up', () => {
  const keys = {
    ...{ shipToGstin: 'shipToGSTIN', shipToName: 'shipToTradeName' },
    ...{ dispatchFromGstin: 'dispatchFromGSTIN', dispatchFromName: 'dispatchFromTradeName' },
  }
  fc.assert(
    fc.property(someInvoice, someTransport, fc.boolean(), (invoice, transport, isKnown) => {
      const bill = toEwayBill(invoice, transport, isKnown ? { ...usualEwaySettings, keys } : usualEwaySettings)
      const sent: unknown = JSON.parse(JSON.stringify(toEwayBillFile([bill], usualEwaySettings)))
      expect(faultsOfEwayFile(sent)).toEqual([])
      const cents = (value: number) => Math.round(value * 100)
      const items = bill.itemList.reduce((sum, { taxableAmount }) => sum + cents(taxableAmount), 0)
      expect(items).toBe(cents(bill.totalValue))
      const sum = [bill.totalValue, bill.cgstValue, bill.sgstValue, bill.igstValue, bill.OthValue].map(cents)
      expect(sum.reduce((all, each) => all + each, 0)).toBe(cents(bill.totInvValue))
    }),
    { numRuns: 1000 },
  )
})
