import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'
import { texts } from './texts'

/** What a change does to the quotes that are there; null where there are none. */
export const outdatingText = ({ quoteCount }: Pick<Enquiry, 'quoteCount'>): string | null =>
  quoteCount === 0 ? null : texts.outdating(quoteCount)
