import { Badge } from '../../../ui/badge'
import { texts } from './texts'

interface QuoteMarksProps {
  verified?: boolean
  outdated: boolean
  expired: boolean
  accepted: boolean
}

/** The state of a quote, shown before its prices. */
export function QuoteMarks({ verified = false, outdated, expired, accepted }: QuoteMarksProps) {
  return (
    <>
      {accepted && <Badge tone="green">{texts.marks.accepted}</Badge>}
      {verified && <Badge tone="steel">{texts.marks.verified}</Badge>}
      {outdated && <Badge tone="amber">{texts.marks.outdated}</Badge>}
      {expired && !accepted && <Badge tone="red">{texts.marks.expired}</Badge>}
    </>
  )
}
