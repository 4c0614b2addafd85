import type { Texts } from './texts'

const sides: Readonly<Record<string, string>> = { seller: 'विक्रेता', buyer: 'ख़रीदार', third: 'तीसरी' }

export const hi: Texts = {
  archive: (orderNo: string) => `${orderNo} काग़ज़.zip`,
  order: 'ऑर्डर',
  proforma: (orderNo: string) => `प्रोफ़ॉर्मा इनवॉइस ${orderNo}.pdf`,
  invoices: 'बिल और नोट',
  certificates: 'सर्टिफ़िकेट',
  slips: 'काँटा पर्चियाँ',
  truck: (number: number) => `गाड़ी ${number}`,
  slip: (number: number, side: string, slipNo: string) => `गाड़ी ${number} ${sides[side] ?? side} ${slipNo}`,
  kinds: { photo: 'फ़ोटो', lr: 'LR', 'supplier-invoice': 'सप्लायर का बिल', other: 'काग़ज़' },
}
