import { formatCount } from '@lohahaat/domain/platform/formats'
import type { Texts } from './letter-texts'

export const hi: Texts = {
  subject: (number: string) => `ई-वे बिल ${number} ख़त्म होने वाला है`,
  ends: (number: string, invoiceNo: string, time: string) =>
    `इनवॉइस ${invoiceNo} का ई-वे बिल ${number} सिर्फ़ ${time} तक मान्य है।`,
  truck: (orderNo: string, vehicleNo: string) => `ऑर्डर ${orderNo}, गाड़ी ${vehicleNo}।`,
  noTruck: (orderNo: string) => `ऑर्डर ${orderNo}।`,
  extend: (hours: number) =>
    `गाड़ी इसके बाद पहुँचेगी तो पोर्टल पर बिल की मियाद बढ़ा लें (ख़त्म होने के ${formatCount(hours)} घंटे पहले से ${formatCount(hours)} घंटे बाद तक), और यहाँ दर्ज कर दें।`,
  link: 'ई-वे बिल देखें',
  closing: 'ख़त्म हो चुके ई-वे बिल पर चलता माल रास्ते में रोका जा सकता है।',
}
