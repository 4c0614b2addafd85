import { formatCount } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

export const hi: Texts = {
  matrix: (className: string) => `${className} के भाव, साइज़ और मोटाई से`,
  size: 'साइज़, mm',
  wall: 'मोटाई, mm',
  kgPerMetre: (kilograms: string) => `${kilograms} kg/m`,
  makes: () => 'मेक',
  notStocked: 'स्टॉक में नहीं',
  legendRate: 'सबसे कम ₹/MT',
  legendBelow: 'kg/m · मेक',
  lowest: (section: string, rate: string) => `आज सबसे कम: ${section}, ${rate}/MT।`,
  theoretical: 'वज़न थ्योरिटिकल है; हिसाब धर्मकाँटे के वज़न से होता है।',
  stocked: (count: number, of: number) => `${formatCount(of)} में से ${formatCount(count)} साइज़ स्टॉक में।`,
  nothing: 'इसमें अभी कुछ नहीं मिल रहा।',
  nothingHint: 'फ़िल्टर कम करें, ज़्यादा माल दिखेगा।',
}
