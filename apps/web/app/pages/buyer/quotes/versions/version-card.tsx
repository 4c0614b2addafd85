import { formatIstTime } from '@lohahaat/domain/platform/ist'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import type { EnquiryItem } from '@lohahaat/domain/sourcing/enquiry'
import type { QuoteVersion } from '@lohahaat/domain/sourcing/quote-versions'
import { formatRupeesPerTon } from '../../../../parts/platform/format'
import { IstTime } from '../../../../parts/platform/ist-time'
import { Badge } from '../../../../ui/badge'
import { ShowMore, useShown } from '../../../../ui/lists/show-more'
import { MovedLineRow } from './moved-line-row'
import { texts } from './texts'

interface VersionCardProps {
  version: QuoteVersion
  isCurrent: boolean
  items: readonly EnquiryItem[]
}

/** One version: what it came to, its terms, and what moved against the one before. */
export function VersionCard({ version, isCurrent, items }: VersionCardProps) {
  const { moved, outdated, totalPrice, offered, quotedAt } = version
  const drawn = useShown(moved)
  return (
    <li className="border-t border-line py-4 first:border-0 first:pt-0">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3 className="font-semibold">{texts.version(version.version)}</h3>
        <span className="text-sm text-ink-soft">
          <IstTime instant={quotedAt} />
        </span>
        {isCurrent && <Badge tone="steel">{texts.current}</Badge>}
        {outdated && <Badge tone="amber">{texts.outdated}</Badge>}
      </div>
      <p className="mt-1">
        <span className="font-semibold">{texts.total(formatRupees(rupees(totalPrice)))}</span>
        <span className="text-ink-soft"> · {texts.offered(offered)}</span>
      </p>
      <p className="text-sm wrap-anywhere text-ink-soft">{termsOf(version).join(' · ')}</p>
      <p className="mt-2 text-sm font-medium">{movesIn(version)}</p>
      {moved.length > 0 && (
        <ul className="mt-1 grid gap-2">
          {drawn.shown.map((line) => (
            <MovedLineRow key={line.enquiryItemId} line={line} items={items} />
          ))}
        </ul>
      )}
      <ShowMore of={drawn} />
    </li>
  )
}

const movesIn = ({ version, moved }: QuoteVersion) => {
  if (moved.length > 0) return texts.moved(moved.length)
  return version === 1 ? texts.first : texts.nothingMoved
}

const termsOf = ({ freightPerTon, validUntil, paymentTerms, remark }: QuoteVersion) => [
  freightPerTon === null ? texts.noFreight : texts.freight(formatRupeesPerTon(freightPerTon)),
  ...(validUntil === null ? [] : [texts.validUntil(formatIstTime(validUntil))]),
  ...(paymentTerms === null ? [] : [texts.payment(paymentTerms)]),
  ...(remark === null ? [] : [texts.remark(remark)]),
]
