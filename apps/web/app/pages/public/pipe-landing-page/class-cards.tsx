import { hollowRect, hollowRound } from '@lohahaat/domain/catalogue/section-drawing/outline'
import { Link } from 'react-router'
import { findRate, type Market } from '../../../parts/catalogue/product/load-market'
import { SectionDrawing } from '../../../parts/catalogue/section-drawing/section-drawing'
import { ArrowRightIcon } from '../../../ui/icons'
import { ClassCard } from './class-card'
import { texts } from './texts'

/** One of each shape, on one baseline and to scale. */
const stack = [hollowRound(4, 44, 72, 5), hollowRect(88, 16, 100, 100, 6), hollowRect(200, 64, 96, 52, 5)]

export function ClassCards({ market }: { market: Market | null }) {
  return (
    <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {Object.entries(texts.classes).map(([name, about]) => (
        <ClassCard key={name} name={name} {...about} rate={findRate(market, name)} isKnown={market !== null} />
      ))}
      <WholeCatalogue />
    </ul>
  )
}

/** Fills the last row after seven cards; for visitors who do not know the classes. */
function WholeCatalogue() {
  return (
    <li className="group relative flex flex-col justify-between gap-6 overflow-hidden rounded-box border border-line bg-steel-wash p-5 hover:border-steel lg:col-span-2">
      <SectionDrawing
        viewBox="0 0 300 120"
        cuts={stack}
        className="w-full max-w-110 self-center text-steel max-lg:hidden"
      />
      <div>
        <h2 className="text-xl">
          <Link to="/pipe/pipe" className="after:absolute after:inset-0 after:rounded-box">
            {texts.catalogue}
          </Link>
        </h2>
        <p className="mt-1.5 max-w-lg text-[0.9375rem]">{texts.catalogueText}</p>
      </div>
      <p className="inline-flex items-center gap-1.5 font-semibold text-steel group-hover:underline">
        {texts.allItems} <ArrowRightIcon className="size-4.5" />
      </p>
    </li>
  )
}
