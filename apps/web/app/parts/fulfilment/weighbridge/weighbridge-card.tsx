import type { Weighment } from '@lohahaat/contract/fulfilment/weighbridge/weighment'
import type { SlipSide } from '@lohahaat/domain/fulfilment/weighbridge/slip'
import { slipSides } from '@lohahaat/domain/fulfilment/weighbridge/slip'
import { IstTime } from '../../platform/ist-time'
import { SlipCard } from '../slip/slip-card'
import { WorkCard } from '../work-card'
import { kilograms } from './show-figures'
import { SlipsPicture } from './slips-picture'
import { texts } from './texts'
import { TheoryPicture } from './theory-picture'

interface WeighbridgeCardProps {
  weighment: Weighment
  /** The slip whose form is the next step. */
  nextSide: SlipSide | null
}

/** The slips of a truck, and two comparisons with their limits that have nothing to do with each other. */
export function WeighbridgeCard({ weighment, nextSide }: WeighbridgeCardProps) {
  const { shortages, lots, terms, history, slips, maySend } = weighment
  // Nothing is weighed, and what can be is the next step already.
  if (slips.length === 0 && maySend.every((side) => side === nextSide)) return null
  return (
    <WorkCard title={texts.title}>
      <div className="grid gap-4 sm:grid-cols-2">
        {slipSides.map((side) => (
          <SlipCard key={side} weighment={weighment} side={side} isNext={side === nextSide} />
        ))}
      </div>
      {shortages.length > 0 && (
        <div className="mt-5 grid gap-5">
          {shortages.map((shortage) => (
            <SlipsPicture key={shortage.side} shortage={shortage} terms={terms} />
          ))}
        </div>
      )}
      {lots.length > 0 && (
        <div className="mt-5 grid gap-5 border-t border-line pt-5">
          {lots.map((lot) => (
            <TheoryPicture key={lot.orderLineIds.join()} lot={lot} />
          ))}
        </div>
      )}
      {history.length > 0 && <Replaced slips={history} />}
    </WorkCard>
  )
}

/** Slips that were corrected: still to be seen, struck through. */
function Replaced({ slips }: { slips: Weighment['history'] }) {
  return (
    <section aria-label={texts.replaced} className="mt-5 border-t border-dashed border-edge pt-4">
      <h3 className="text-sm text-ink-soft">{texts.replaced}</h3>
      <ul className="mt-1 divide-y divide-line text-sm">
        {slips.map(({ slipId, slipNo, side, netKg, replaced }) => (
          <li key={slipId} className="flex flex-wrap justify-between gap-x-4 py-1.5">
            <s className="text-ink-soft">{texts.oldSlip(texts.sides[side], slipNo, kilograms(netKg))}</s>
            {replaced && (
              <span className="wrap-anywhere">
                {replaced.reason} · {replaced.by} · <IstTime instant={replaced.at} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
