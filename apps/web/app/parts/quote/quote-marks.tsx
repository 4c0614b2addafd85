import { Badge } from '../../ui/badge'

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
      {accepted && <Badge tone="green">Accepted</Badge>}
      {verified && <Badge tone="steel">Verified supplier</Badge>}
      {outdated && <Badge tone="amber">Outdated</Badge>}
      {expired && !accepted && <Badge tone="red">Expired</Badge>}
    </>
  )
}
