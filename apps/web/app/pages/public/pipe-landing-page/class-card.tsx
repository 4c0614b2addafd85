import type { MarketClass } from '@lohahaat/contract/catalogue/market-figures/market-figures'
import { Link } from 'react-router'
import { classPath, findPipeClass } from '../../../parts/catalogue/product/pipe-classes'
import { formatRate } from '../../../parts/catalogue/product/rate'
import { SectionDrawing } from '../../../parts/catalogue/section-drawing/section-drawing'
import { ArrowRightIcon } from '../../../ui/icons'
import { texts } from './texts'

type ClassCardProps = (typeof texts.classes)[string] & {
  name: string
  rate: MarketClass | undefined
  /** Whether today's figures were loaded. */
  isKnown: boolean
}

export function ClassCard({ name, text, standards, sizes, use, rate, isKnown }: ClassCardProps) {
  const known = findPipeClass(name)
  return (
    <li className="group relative flex flex-col rounded-box border border-line bg-card p-5 hover:border-steel">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 className="text-xl">
            <Link to={classPath(name)} className="after:absolute after:inset-0 after:rounded-box">
              {name}
            </Link>
          </h2>
          <p className="mt-0.5 text-sm text-ink-soft first-letter:uppercase">{known?.kind}</p>
        </div>
        {known && (
          <SectionDrawing
            viewBox="0 0 48 48"
            cuts={[known.cut]}
            className="size-18 shrink-0 overflow-visible text-steel"
          >
            <path d={known.coat} fill="none" stroke="currentColor" strokeDasharray="5 1.2 1.2 1.2" />
          </SectionDrawing>
        )}
      </div>
      <p className="mt-3 mb-4 text-[0.9375rem] text-pretty">{text}</p>
      <dl className="mt-auto text-sm">
        <Fact label={texts.standard} value={standards} />
        <Fact label={texts.sizes} value={sizes} />
        <Fact label={texts.use} value={use} />
      </dl>
      <div className="mt-1 flex items-end justify-between gap-3 border-t-2 border-ink pt-3">
        {rate ? <Rate rate={rate} /> : <p className="text-sm text-ink-soft">{isKnown && texts.onEnquiry}</p>}
        <p className="inline-flex items-center gap-1.5 font-semibold whitespace-nowrap text-steel group-hover:underline">
          {texts.seePrices} <ArrowRightIcon className="size-4.5" />
        </p>
      </div>
    </li>
  )
}

function Rate({ rate }: { rate: MarketClass }) {
  return (
    <div>
      <p className="text-xl leading-7 font-semibold">
        <span className="mr-1 text-sm font-normal text-ink-soft">{texts.lowest}</span>
        {formatRate(rate.lowestPrice)}
        <span className="ml-0.5 text-sm font-normal text-ink-soft">{texts.perTon}</span>
      </p>
      <p className="text-sm text-ink-soft">{texts.items(rate.inStock)}</p>
    </div>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex gap-3 border-t border-line py-1.5">
      <dt className="w-20 shrink-0 text-ink-soft">{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
