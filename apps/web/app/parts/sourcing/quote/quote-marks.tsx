import { Badge } from '../../../ui/badge'
import { texts } from './texts'

interface QuoteMarksProps {
  verified?: boolean
  outdated: boolean
  expired: boolean
  accepted: boolean
}

/** What has to be known about a quote before its prices are. */
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
