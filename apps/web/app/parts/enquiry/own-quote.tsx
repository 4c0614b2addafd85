import type { Enquiry } from '@lohahaat/contract/enquiry/enquiry'
import { Badge } from '../../ui/badge'

/** How far somebody has come with a quote of his own. */
export function OwnQuote({ ownQuote }: Pick<Enquiry, 'ownQuote'>) {
  if (ownQuote === 'given') return <Badge tone="steel">You quoted</Badge>
  if (ownQuote === 'outdated') return <Badge tone="amber">Your quote is outdated</Badge>
  if (ownQuote === 'accepted') return <Badge tone="green">Your quote was accepted</Badge>
  return null
}
