import type { Texts } from './texts'

export const hi: Texts = {
  loadingTolerancePercent: 'लदाई में टॉलरेंस',
  shortagePercent: 'मान्य फ़र्क़',
  shortageDivisions: 'डिवीज़न की गिनती',
  divisionKg: 'काँटे का एक डिवीज़न',
  policy: 'हिसाब full या excess हो सकता है।',
  zincEnough: 'इतना ज़िंक काफ़ी है',
  zincLeast: 'कम से कम ज़िंक',
  zincOutOfOrder: 'कम से कम ज़िंक, काफ़ी ज़िंक से ज़्यादा नहीं हो सकता।',
  hydrostaticLeast: 'टेस्ट का कम से कम दबाव',
  leastTareKg: 'कम से कम टेयर',
  mostTareKg: 'ज़्यादा से ज़्यादा टेयर',
  mostGrossKg: 'ज़्यादा से ज़्यादा ग्रॉस',
  vehicleOutOfOrder: 'कम से कम टेयर, ज़्यादा से ज़्यादा टेयर और ज़्यादा से ज़्यादा ग्रॉस बढ़ते क्रम में होने चाहिए।',
}
