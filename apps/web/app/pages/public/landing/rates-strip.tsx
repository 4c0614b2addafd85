import type { MarketClass } from '@lohahaat/contract/catalogue/market-figures/market-figures'
import { formatIstDate } from '@lohahaat/domain/platform/ist'
import { Link } from 'react-router'
import { findRate, type Market } from '../../../parts/catalogue/product/load-market'
import { classPath, pipeClasses, type PipeClass } from '../../../parts/catalogue/product/pipe-classes'
import { formatRate } from '../../../parts/catalogue/product/rate'
import { SectionDrawing } from '../../../parts/catalogue/section-drawing/section-drawing'
import { ArrowRightIcon } from '../../../ui/icons'
import { texts } from './texts'

/** Today's rate of each class, with links to the catalogue. Overlaps the hero. */
export function RatesStrip({ market }: { market: Market | null }) {
  return (
    <nav aria-label={texts.ratesLabel} className="content-width relative -mt-16 desk:-mt-18">
      <div className="overflow-hidden rounded-box border border-line bg-card">
        {market && <Heading classes={market.classes} />}
        <ul className="-mr-px -mb-px grid grid-cols-2 border-line sm:grid-cols-4 desk:grid-cols-7">
          {pipeClasses().map((pipe) => (
            <li key={pipe.name} className={cell}>
              <Rate pipe={pipe} rate={findRate(market, pipe.name)} isKnown={market !== null} />
            </li>
          ))}
          <li className={`${cell} desk:hidden`}>
            <Link to="/pipe/pipe" className="flex h-full flex-col justify-center p-3 text-steel hover:bg-steel-wash">
              <span className="leading-5">{texts.wholeCatalogue}</span>
              <span className="flex items-center gap-1.5 font-semibold">
                {texts.seeCatalogue} <ArrowRightIcon className="size-4" />
              </span>
            </Link>
          </li>
        </ul>
      </div>
    </nav>
  )
}

function Heading({ classes }: Pick<Market, 'classes'>) {
  const latest = classes.reduce((day, { lowestSince }) => (lowestSince && lowestSince > day ? lowestSince : day), '')
  return (
    <p className="flex justify-between gap-4 px-3 py-2 text-sm text-ink-soft desk:px-4">
      <span className="font-medium">{texts.rates}</span>
      {latest && <span className="ml-auto max-sm:hidden">{texts.ratesChanged(formatIstDate(latest))}</span>}
      <Link to="/rates" className="link shrink-0">
        {texts.rateCard}
      </Link>
    </p>
  )
}

const cell = 'border-t border-r border-b border-line -mt-px'

interface RateProps {
  pipe: PipeClass
  rate: MarketClass | undefined
  isKnown: boolean
}

function Rate({ pipe: { name, note, cut }, rate, isKnown }: RateProps) {
  return (
    <Link to={classPath(name)} className="flex h-full flex-col p-3 hover:bg-steel-wash xl:px-4">
      <span className="mb-1.5 flex items-center gap-2 leading-5 desk:flex-col desk:items-start">
        <SectionDrawing viewBox="0 0 48 48" cuts={[cut]} className="size-5 shrink-0 text-steel desk:size-7" />
        <span className="text-[0.9375rem] font-stretch-semi-condensed xl:whitespace-nowrap">{name}</span>
      </span>
      {rate ? (
        <>
          <span className="mt-auto text-xl leading-7 font-semibold">
            {formatRate(rate.lowestPrice)}
            <span className="ml-0.5 text-sm font-normal text-ink-soft">{texts.perTon}</span>
          </span>
          <span className="text-sm text-ink-soft">{texts.items(rate.items)}</span>
        </>
      ) : (
        <span className="mt-auto text-sm font-stretch-semi-condensed text-ink-soft">
          {isKnown ? texts.onEnquiry : note}
        </span>
      )}
    </Link>
  )
}
