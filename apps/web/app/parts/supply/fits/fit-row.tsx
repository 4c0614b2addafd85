import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import type { fetchFittingEnquiries } from '@lohahaat/contract/supply/desk/supplier-desk'
import { formatCount } from '@lohahaat/domain/platform/formats'
import { formatIstDate } from '@lohahaat/domain/platform/ist'
import { Link } from 'react-router'
import { Badge } from '../../../ui/badge'
import { buttonClass } from '../../../ui/button-class'
import { formatTons } from '../../platform/format'
import { FitBars } from './fit-bars'
import { texts } from './texts'

export type FittingEnquiry = ResponseOf<typeof fetchFittingEnquiries>[number]

interface FitRowProps {
  enquiry: FittingEnquiry
  /** The one action of the screen that is to be seen first. */
  isMain: boolean
}

/** An enquiry that fits: what is asked for and where, how well it fits, and the way to a quote. */
export function FitRow({ enquiry, isMain }: FitRowProps) {
  const { enquiryId, leadId, itemCount, tons, classes, makes, pinCode, km, hasQuoted, raisedOn } = enquiry
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 border-t border-line px-4 py-3 text-[0.9375rem] leading-5 sm:grid-cols-[6.5rem_minmax(0,1fr)_11rem_6.5rem]">
      <div className="max-sm:col-span-2 max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-3">
        <Link to={`/quotePrice/${enquiryId}`} className="link font-semibold">
          {leadId}
        </Link>
        <p className="text-sm text-ink-soft">{texts.lines(itemCount)}</p>
        {hasQuoted ? (
          <p>
            <Badge tone="green">{texts.quoted}</Badge>
          </p>
        ) : (
          <p className="text-sm text-ink-soft">{formatIstDate(raisedOn)}</p>
        )}
      </div>
      <div className="min-w-0 max-sm:col-span-2">
        <p>
          <strong>{classes.length > 0 ? classes.join(', ') : texts.noClasses}</strong>
          <span className="text-ink-soft"> · {makes.length > 0 ? makes.join(', ') : texts.anyMake}</span>
        </p>
        <p className="text-sm text-ink-soft">
          <span className="font-medium text-ink tabular-nums">{formatTons(tons)}</span>{' '}
          {km === null ? texts.to(pinCode) : texts.toAt(pinCode, formatCount(km))}
        </p>
      </div>
      <FitBars enquiry={enquiry} />
      <div className="grid min-w-26 sm:min-w-0">
        <Link
          to={`/quotePrice/${enquiryId}`}
          aria-label={hasQuoted ? texts.changeFor(leadId) : texts.quoteFor(leadId)}
          className={buttonClass({ size: 'small', variant: isMain ? 'main' : 'quiet' })}
        >
          {hasQuoted ? texts.change : texts.quote}
        </Link>
      </div>
    </li>
  )
}
