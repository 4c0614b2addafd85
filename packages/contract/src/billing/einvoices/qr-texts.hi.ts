import type { Texts } from './qr-texts'

export const hi: Texts = {
  fields: {
    SellerGstin: 'विक्रेता का GST नंबर',
    BuyerGstin: 'ख़रीदार का GST नंबर',
    DocNo: 'नंबर',
    DocTyp: 'दस्तावेज़ की क़िस्म',
    DocDt: 'तारीख़',
    TotInvVal: 'कुल ₹',
    ItemCnt: 'लाइनों की गिनती',
    MainHsnCode: 'HSN कोड',
    Irn: 'IRN',
  },
  differs: (field: string, expected: string, found: string) => `${field}: यहाँ ${expected}, QR कोड में ${found}।`,
  missing: (field: string, expected: string) => `${field}: यहाँ ${expected}, QR कोड में कुछ नहीं।`,
}
