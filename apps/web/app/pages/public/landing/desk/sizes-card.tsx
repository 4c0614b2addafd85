import type { BoughtSize } from '@lohahaat/contract/site/desks/buyer-desk'
import { Link } from 'react-router'
import { formatRate } from '../../../../parts/catalogue/product/rate'
import { formatField } from '../../../../parts/catalogue/rates/figures'
import { PipeSection } from '../../../../parts/catalogue/section-drawing/pipe-section'
import { DeskCard, NoRows } from '../../../../parts/platform/desk-card'
import { Move } from './move'
import { Sparkline } from './sparkline'
import { texts } from './texts'

interface SizesCardProps {
  sizes: readonly BoughtSize[]
  now: string
}

export function SizesCard({ sizes, now }: SizesCardProps) {
  return (
    <DeskCard
      title={texts.sizes.title}
      aside={sizes.length > 0 && texts.sizes.unit}
      foot={
        <>
          <Link to="/rates" className="link">
            {texts.sizes.rateCard}
          </Link>
          {sizes.length > 0 && <span>{texts.sizes.note}</span>}
        </>
      }
    >
      {sizes.length === 0 ? (
        <NoRows>{texts.sizes.none}</NoRows>
      ) : (
        <ul>
          {sizes.map((size) => (
            <li key={size.itemId} className="relative border-t border-line hover:bg-paper">
              <Size size={size} now={now} />
            </li>
          ))}
        </ul>
      )}
    </DeskCard>
  )
}

function Size({ size, now }: { size: BoughtSize; now: string }) {
  const { itemId, className, brandName, price, move, history } = size
  return (
    <div className="grid grid-cols-[2rem_minmax(0,1fr)_4.5rem_5rem] items-center gap-x-3 px-4 py-2">
      <PipeSection {...size} className="size-8 text-steel" />
      <div className="min-w-0 text-sm leading-5">
        <Link to={`/pipe/pipe/${itemId}`} className="font-semibold after:absolute after:inset-0 hover:underline">
          {formatField(size)}
        </Link>
        <p className="font-stretch-semi-condensed text-ink-soft">{texts.sizes.kind(className, brandName)}</p>
      </div>
      <Sparkline history={history} until={now} />
      <div className="text-right text-sm leading-5">
        <p className="font-semibold">{formatRate(price)}</p>
        <p className="text-ink-soft">{move === 0 ? texts.sizes.noMove : <Move amount={move} />}</p>
      </div>
    </div>
  )
}
