import type { Texts } from './portal-texts'

export const hi: Texts = {
  invoiceIds: (most: number) => `InvoiceIds में कॉमा से अलग किए id चाहिए, ज़्यादा से ज़्यादा ${most}।`,
  ewayBillNo: 'ई-वे बिल का 12 अंकों का नंबर भरें।',
  generatedAt: 'ई-वे बिल कब बना, भरें।',
  vehicleEnteredAt: 'गाड़ी नंबर कब डाला गया, भरें।',
  km: 'दूरी km में',
  reason: 'रद्द करने का कारण चुनें।',
  cancelledAt: 'पोर्टल पर कब रद्द हुआ, भरें।',
  irn: 'IRN भरें: 64 अंक और a से f तक के अक्षर।',
  ackNo: 'पावती नंबर (Ack. No.) भरें: 6 से 20 अंक।',
  ackAt: 'पोर्टल से पावती कब मिली (Ack. Date), भरें।',
  signedQr: 'हस्ताक्षर वाला QR कोड',
  signedQrMissing: 'हस्ताक्षर वाले QR कोड का टेक्स्ट पेस्ट करें।',
  portalAnswer: 'पोर्टल का जवाब',
  portalAnswerMissing: 'पोर्टल के जवाब की फ़ाइल चुनें।',
}
