import { formatCount, numberFormat } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

const kilograms = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 3 })

export const hi: Texts = {
  title: (className: string) => `${className}: रेट लिस्ट`,
  intro: (items: number, time: string) => `${formatCount(items)} आइटम का सबसे कम भाव, ₹/MT, ${time}, GST अलग।`,
  sizeAndWall: 'साइज़ / मोटाई, mm',
  metre: (kg: number | null, makes: number) =>
    kg === null ? `${formatCount(makes)} मेक` : `${kilograms(kg)} kg/m · ${formatCount(makes)}`,
  legend: 'हर ख़ाने में: सबसे कम भाव ₹/MT, kg प्रति मीटर, और कितने मेक। वज़न थ्योरिटिकल हैं।',
  nothing: 'अभी इसमें कुछ भी बिक्री में नहीं है।',
}
