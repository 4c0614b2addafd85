import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import { quoteGroups, type fetchSupplierQuotes, type QuoteGroup } from '@lohahaat/contract/supply/desk/supplier-desk'
import { Link } from 'react-router'
import { formatRate } from '../../../parts/catalogue/product/rate'
import { DeskCard } from '../../../parts/platform/desk-card'
import { formatTons } from '../../../parts/platform/format'
import { IstTime } from '../../../parts/platform/ist-time'
import { Badge } from '../../../ui/badge'
import { texts } from './texts'

type Quote = ResponseOf<typeof fetchSupplierQuotes>[number]

interface QuotesCardProps {
  counts: Readonly<Record<QuoteGroup, number>>
  /** In the order of the groups. */
  quotes: readonly (readonly Quote[])[]
}

const tones = { waiting: 'amber', won: 'green', lost: 'neutral' } as const

export function QuotesCard({ counts, quotes }: QuotesCardProps) {
  return (
    <DeskCard title={texts.quotes.title}>
      <div className="grid border-t border-line sm:grid-cols-3 sm:divide-x sm:divide-line">
        {quoteGroups.map((group, at) => (
          <section key={group} className="min-w-0 max-sm:border-b max-sm:border-line max-sm:last:border-b-0">
            <h3 className="flex items-center gap-2 px-4 py-2.5 text-sm">
              {texts.quotes.groups[group]} <Badge tone={tones[group]}>{counts[group]}</Badge>
            </h3>
            <ul>
              {quotes[at]?.map((quote) => (
                <QuoteRow key={quote.enquiryId} quote={quote} group={group} />
              ))}
            </ul>
            {counts[group] === 0 && <p className="px-4 pb-4 text-sm text-ink-soft">{texts.quotes.none}</p>}
            {counts[group] > (quotes[at]?.length ?? 0) && (
              <p className="border-t border-line px-4 py-2.5 text-sm text-ink-soft">
                {texts.quotes.more(counts[group] - (quotes[at]?.length ?? 0))}
              </p>
            )}
          </section>
        ))}
      </div>
    </DeskCard>
  )
}

function QuoteRow({ quote, group }: { quote: Quote; group: QuoteGroup }) {
  const { enquiryId, leadId, itemCount, tons, amount, quotedAt } = quote
  return (
    <li className="border-t border-line px-4 py-2.5 text-sm leading-5">
      <p className="flex justify-between gap-3">
        <Link to={`/quotePrice/${enquiryId}`} className="link font-semibold">
          {leadId}
        </Link>
        <strong className="tabular-nums">{formatRate(amount)}</strong>
      </p>
      <p className="text-ink-soft">{texts.quotes.lines(itemCount, formatTons(tons))}</p>
      <p>{group === 'waiting' ? <Standing quote={quote} /> : <Outcome quote={quote} />}</p>
      {group !== 'waiting' && (
        <p className="text-ink-soft">
          <IstTime instant={quotedAt} />
        </p>
      )}
    </li>
  )
}

function Standing({ quote: { validUntil, isExpired, isOutdated, isAskedForBetter } }: { quote: Quote }) {
  if (isOutdated) return <span className="font-medium text-amber">{texts.quotes.outdated}</span>
  if (isAskedForBetter) return <span className="font-medium text-amber">{texts.quotes.askedForBetter}</span>
  if (isExpired) return <span className="font-medium text-amber">{texts.quotes.expired}</span>
  if (validUntil === null) return null
  return (
    <span className="text-ink-soft">
      {texts.quotes.validUntil} <IstTime instant={validUntil} />
    </span>
  )
}

/** No closer than the band that he was told. */
const Outcome = ({ quote: { band } }: { quote: Quote }) =>
  band && <span className="font-medium">{texts.quotes.bands[band]}</span>
