import { formatCount } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

export const hi: Texts = {
  suggestions: 'सुझाव',
  items: 'आइटम, सबसे कम ₹/MT पहले',
  sizes: 'साइज़',
  classes: 'क़िस्में',
  makes: 'मेक',
  perTon: (rate: string) => `${rate}/MT`,
  count: (items: number) => `${formatCount(items)} आइटम`,
  beside: (words: string) => `“${words}”`,
  announced: (options: number) => `${formatCount(options)} सुझाव, ऐरो कुंजियों से चुनें`,
}
