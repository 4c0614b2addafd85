import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'
import { texts } from './texts'

/** The effect of a change on the existing quotes; null if there are none. */
export const outdatingText = ({ quoteCount }: Pick<Enquiry, 'quoteCount'>): string | null =>
  quoteCount === 0 ? null : texts.outdating(quoteCount)
