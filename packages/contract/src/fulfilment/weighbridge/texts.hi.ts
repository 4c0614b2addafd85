import { formatCount } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

const kg = (figure: bigint) => `${formatCount(Number(figure))} kg`

export const hi: Texts = {
  side: 'Side में seller, buyer या third चलेगा।',
  slipNo: 'पर्ची नंबर',
  slipNoMissing: 'पर्ची नंबर भरें।',
  bridge: 'धर्मकाँटा',
  bridgeMissing: 'धर्मकाँटे का नाम भरें।',
  vehicleNo: 'गाड़ी नंबर',
  vehicleNoMissing: 'पर्ची पर लिखा गाड़ी नंबर भरें।',
  grossKg: 'भरी गाड़ी का वज़न (ग्रॉस)',
  tareKg: 'ख़ाली गाड़ी का वज़न (टेयर)',
  netKg: 'नेट वज़न',
  grossAt: 'भरी गाड़ी कब तुली, भरें।',
  tareAt: 'ख़ाली गाड़ी कब तुली, भरें।',
  reason: 'कारण',
  faults: {
    notAboveZero: (label: string) => `${label}: शून्य से ज़्यादा भरें।`,
    netIsNotGrossMinusTare: (expected: bigint) =>
      `ग्रॉस में से टेयर घटाकर ${kg(expected)} बनता है, नेट वज़न ग़लत भरा है।`,
    timesOutOfOrder: {
      tare: 'विक्रेता के काँटे पर पहले ख़ाली गाड़ी तुलती है, इसलिए उसका समय भरी गाड़ी से पहले का होना चाहिए।',
      gross: 'ख़रीदार के काँटे पर पहले भरी गाड़ी तुलती है, इसलिए उसका समय ख़ाली गाड़ी से पहले का होना चाहिए।',
    },
    beforeLoading: 'विक्रेता के काँटे पर भरी तुलने से पहले गाड़ी यहाँ भरी नहीं तुल सकती।',
    inFuture: 'पर्ची पर लिखा समय अभी आया नहीं है।',
    otherVehicle: 'यह पर्ची किसी और गाड़ी की है, जो गाड़ी लदी थी उसकी नहीं।',
    tareImplausible: (least: bigint, most: bigint) =>
      `ख़ाली गाड़ी ${kg(least)} से ${kg(most)} की होती है, टेयर वज़न सही नहीं लगता।`,
    grossImplausible: (most: bigint) =>
      `भरी गाड़ी ज़्यादा से ज़्यादा ${kg(most)} की होती है, ग्रॉस वज़न सही नहीं लगता।`,
  },
}
