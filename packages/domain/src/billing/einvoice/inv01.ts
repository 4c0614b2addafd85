/** INV-01 version 1.1, in the portal's own spelling; what it doesn't ask of a sale of pipe is left out. */
export interface Inv01 {
  Version: '1.1'
  TranDtls: {
    TaxSch: 'GST'
    SupTyp: 'B2B' | 'SEZWP'
    RegRev: 'N'
    IgstOnIntra: 'N'
    EcmGstin?: string
  }
  DocDtls: { Typ: DocumentType; No: string; Dt: string }
  SellerDtls: Inv01Party
  BuyerDtls: Inv01Party & { Pos: string }
  DispDtls?: Inv01Place & { Nm: string }
  ShipDtls?: Inv01Party
  ItemList: Inv01Item[]
  ValDtls: Inv01Values
  RefDtls?: { PrecDocDtls: { InvNo: string; InvDt: string }[] }
  EwbDtls?: Inv01Transport
}

export type DocumentType = 'INV' | 'CRN' | 'DBN'

export interface Inv01Place {
  Addr1: string
  Addr2?: string
  Loc: string
  Pin: number
  Stcd: string
}

export interface Inv01Party extends Inv01Place {
  Gstin: string
  LglNm: string
}

export interface Inv01Item {
  SlNo: string
  PrdDesc: string
  IsServc: 'N' | 'Y'
  HsnCd: string
  Qty: number
  Unit: string
  UnitPrice: number
  TotAmt: number
  Discount: number
  AssAmt: number
  GstRt: number
  IgstAmt: number
  CgstAmt: number
  SgstAmt: number
  TotItemVal: number
}

export interface Inv01Values {
  AssVal: number
  CgstVal: number
  SgstVal: number
  IgstVal: number
  Discount: number
  OthChrg: number
  RndOffAmt: number
  TotInvVal: number
}

export interface Inv01Transport {
  TransId?: string
  TransName?: string
  TransMode: '1' | '2' | '3' | '4'
  Distance: number
  TransDocNo?: string
  TransDocDt?: string
  VehNo?: string
  VehType: 'R' | 'O'
}
