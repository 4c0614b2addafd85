import { decimal, list, object, oneOf, text, whole } from './shape'

const gstin = text(15, 15, /^[0-9]{2}[0-9A-Z]{13}$/)
const latin = /^[A-Za-z0-9@#\-/,&.(*) ]*$/
const day = text(10, 10, /^\d\d\/\d\d\/\d{4}$/)
const number = text(1, 16, /^[A-Za-z1-9][A-Za-z0-9/-]*$/)
const amount = decimal(2, 0)
const place = {
  Addr1: text(1, 100, latin),
  Loc: text(3, 50, latin),
  Pin: whole(100_000, 999_999),
  Stcd: text(2, 2, /^\d\d$/),
}
const second = { Addr2: text(3, 100, latin) }
const party = { Gstin: gstin, LglNm: text(3, 100, latin), ...place }

const item = object({
  SlNo: text(1, 6, /^\d+$/),
  PrdDesc: text(3, 300, latin),
  IsServc: oneOf('N', 'Y'),
  HsnCd: text(4, 8, /^\d+$/),
  Qty: decimal(3, 0),
  Unit: text(3, 8),
  UnitPrice: decimal(3, 0),
  TotAmt: amount,
  Discount: amount,
  AssAmt: amount,
  GstRt: oneOf(0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40),
  IgstAmt: amount,
  CgstAmt: amount,
  SgstAmt: amount,
  TotItemVal: amount,
})

/** INV-01 version 1.1, as its published schema has it. */
const document = object(
  {
    Version: oneOf('1.1'),
    TranDtls: object(
      { TaxSch: oneOf('GST'), SupTyp: oneOf('B2B', 'SEZWP'), RegRev: oneOf('N'), IgstOnIntra: oneOf('N') },
      { EcmGstin: gstin },
    ),
    DocDtls: object({ Typ: oneOf('INV', 'CRN', 'DBN'), No: number, Dt: day }),
    SellerDtls: object(party, second),
    BuyerDtls: object({ ...party, Pos: text(2, 2, /^\d\d$/) }, second),
    ItemList: list(1, 1000, item),
    ValDtls: object({
      AssVal: amount,
      CgstVal: amount,
      SgstVal: amount,
      IgstVal: amount,
      Discount: amount,
      OthChrg: amount,
      RndOffAmt: decimal(2, -99.99, 99.99),
      TotInvVal: amount,
    }),
  },
  {
    DispDtls: object({ Nm: text(3, 100, latin), ...place }, second),
    ShipDtls: object({ ...party, Gstin: text(3, 15, /^([0-9]{2}[0-9A-Z]{13}|URP)$/) }, second),
    RefDtls: object({ PrecDocDtls: list(1, 1, object({ InvNo: number, InvDt: day })) }),
    EwbDtls: object(
      { TransMode: oneOf('1', '2', '3', '4'), Distance: whole(0, 4000), VehType: oneOf('R', 'O') },
      {
        TransId: gstin,
        TransName: text(3, 100, latin),
        TransDocNo: text(1, 15, /^[A-Za-z0-9/-]*$/),
        TransDocDt: day,
        VehNo: text(4, 20, /^[A-Z0-9]+$/),
      },
    ),
  },
)

/** What of an INV-01 breaks the schema. */
export const faultsOfInv01 = (value: unknown) => document(value, 'document')
