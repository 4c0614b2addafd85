import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeInvoice } from '../compute-invoice'
import { faultsOfInv01 } from '../testing/inv01-schema'
import { siteInMumbai, someInvoice, workedDraft } from '../testing/some-invoices'
import { creditAll } from '../testing/some-notes'
import { someTransport, worksTransport } from '../testing/some-transport'
import { usualEInvoiceSettings } from './settings'
import { toInv01 } from './to-inv01'

const worked = computeInvoice(workedDraft)
const settings = usualEInvoiceSettings

test('the worked vector as INV-01', () => {
  const address = { Addr1: 'Plot 14, Sector 27' }
  expect(toInv01(worked, settings, worksTransport)).toEqual({
    Version: '1.1',
    TranDtls: { TaxSch: 'GST', SupTyp: 'B2B', RegRev: 'N', IgstOnIntra: 'N' },
    DocDtls: { Typ: 'INV', No: 'INV/26-27/000001', Dt: '18/11/2026' },
    SellerDtls: {
      Gstin: '06AAACA0000A1Z2',
      LglNm: 'Loha Haat Pvt Ltd',
      ...address,
      Loc: 'Hisar',
      Pin: 125001,
      Stcd: '06',
    },
    BuyerDtls: {
      Gstin: '07AAACA0000A1Z0',
      LglNm: 'Yamuna Fabricators',
      ...address,
      Loc: 'Delhi',
      Pin: 110001,
      Stcd: '07',
      Pos: '07',
    },
    ItemList: [
      {
        SlNo: '1',
        PrdDesc: 'MS round pipe 50 NB medium, IS 1239',
        IsServc: 'N',
        HsnCd: '730630',
        Qty: 3.622,
        Unit: 'MTS',
        UnitPrice: 62243.125,
        TotAmt: 225444.6,
        Discount: 0,
        AssAmt: 225444.6,
        GstRt: 18,
        IgstAmt: 40580.03,
        CgstAmt: 0,
        SgstAmt: 0,
        TotItemVal: 266024.63,
      },
    ],
    ValDtls: {
      ...{ AssVal: 225444.6, CgstVal: 0, SgstVal: 0, IgstVal: 40580.03, Discount: 0, OthChrg: 0 },
      ...{ RndOffAmt: 0.37, TotInvVal: 266025 },
    },
    EwbDtls: {
      ...{ TransName: 'Haryana Roadlines', TransMode: '1', Distance: 165, TransDocNo: 'LR-4471' },
      ...{ TransDocDt: '18/11/2026', VehNo: 'HR38AB0123', VehType: 'R' },
    },
  })
})

test('a note names its invoice and has no transport', () => {
  const note = toInv01(creditAll(worked), settings, worksTransport)
  expect(note.DocDtls.Typ).toBe('CRN')
  expect(note.RefDtls).toEqual({ PrecDocDtls: [{ InvNo: 'INV/26-27/000001', InvDt: '18/11/2026' }] })
  expect(note.EwbDtls).toBeUndefined()
  expect(toInv01(creditAll(worked, 'debit'), settings).DocDtls.Typ).toBe('DBN')
})

test('third parties, a special economic zone, and a marketplace', () => {
  const draft = { ...workedDraft, shipTo: { ...siteInMumbai, gstin: null }, dispatchFrom: siteInMumbai, isSez: true }
  const sent = toInv01(computeInvoice(draft), { ...settings, marketplaceGstin: '29AAACA0000A1ZU' })
  expect(sent.TranDtls).toMatchObject({ SupTyp: 'SEZWP', EcmGstin: '29AAACA0000A1ZU' })
  expect(sent.ShipDtls).toMatchObject({ Gstin: 'URP', Loc: 'Mumbai', Stcd: '27' })
  expect(sent.DispDtls).toMatchObject({ Nm: 'Konkan Towers Site', Pin: 400001 })
})

test('the buyer’s own godown is no ship-to party, and its e-way bill is not asked for here', () => {
  const godown = { ...siteInMumbai, gstin: workedDraft.buyer.gstin }
  const sent = toInv01(computeInvoice({ ...workedDraft, shipTo: godown }), settings, worksTransport)
  expect([sent.ShipDtls, sent.EwbDtls]).toEqual([undefined, undefined])
  const third = toInv01(computeInvoice({ ...workedDraft, shipTo: siteInMumbai }), settings, worksTransport)
  expect(third.ShipDtls?.Gstin).not.toBe(third.BuyerDtls.Gstin)
  expect(third.EwbDtls).toBeDefined()
})

const registered = fc.record({ invoice: someInvoice, transport: someTransport }).map(({ invoice, transport }) => ({
  invoice: { ...invoice, buyer: { ...invoice.buyer, gstin: invoice.buyer.gstin ?? '07AAACA0000A1Z0' } },
  transport,
}))

test('1,000 invoices and their notes keep the schema of the portal', () => {
  fc.assert(
    fc.property(registered, ({ invoice, transport }) => {
      for (const sent of [toInv01(invoice, settings, transport), toInv01(creditAll(invoice), settings)]) {
        expect(faultsOfInv01(JSON.parse(JSON.stringify(sent)))).toEqual([])
      }
    }),
    { numRuns: 1000 },
  )
})
