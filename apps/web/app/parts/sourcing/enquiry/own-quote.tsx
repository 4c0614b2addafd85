import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'
import { Badge } from '../../../ui/badge'
import { texts } from './texts'

/** How far somebody has come with a quote of his own. */
export function OwnQuote({ ownQuote }: Pick<Enquiry, 'ownQuote'>) {
  if (ownQuote === 'given') return <Badge tone="steel">{texts.ownQuote.given}</Badge>
  if (ownQuote === 'outdated') return <Badge tone="amber">{texts.ownQuote.outdated}</Badge>
  if (ownQuote === 'accepted') return <Badge tone="green">{texts.ownQuote.accepted}</Badge>
  return null
}
