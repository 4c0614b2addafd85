import type { Enquiry } from '@lohahaat/contract/enquiry/enquiry'
import { formatCount } from '../../ui/format-count'

/** What a change does to the quotes that are there; null where there are none. */
export function outdatingText({ quoteCount }: Pick<Enquiry, 'quoteCount'>): string | null {
  if (quoteCount === 0) return null
  const quotes =
    quoteCount === 1 ? 'The quote you have becomes' : `The ${formatCount(quoteCount)} quotes you have become`
  return `${quotes} outdated when you change the enquiry: the parties are told, and have to quote again before you can accept.`
}
