import type { LineToLoad } from '@lohahaat/contract/fulfilment/consignments/consignments'
import { nameItem } from '@lohahaat/domain/catalogue/pipe-name'
import { formatKg } from '../../platform/format'
import type { TrucksOfOrder } from './order-trucks'
import { texts } from './texts'

interface LeftToLoadProps {
  lines: readonly LineToLoad[]
  advice: TrucksOfOrder['truckAdvice']
  hasTrucks: boolean
}

/** What no truck has yet, and the trucks that it needs. */
export function LeftToLoad({ lines, advice, hasTrucks }: LeftToLoadProps) {
  const open = lines.filter(({ isComplete }) => !isComplete)
  if (open.length === 0) return <p className="mt-3 text-[0.9375rem] text-green">{texts.allLoaded}</p>
  return (
    <section aria-label={texts.left} className={hasTrucks ? 'mt-3 border-t border-dashed border-edge pt-3' : ''}>
      <h3 className="text-sm text-ink-soft">{texts.left}</h3>
      <ul className="mt-1 text-[0.9375rem]">
        {open.map((line) => (
          <li key={line.orderLineId} className="flex flex-wrap justify-between gap-x-4 py-0.5">
            <span>{nameItem(line)}</span>
            <span className="font-medium">
              {line.leftPieces === null ? formatKg(line.leftKg) : texts.pieces(line.leftPieces, formatKg(line.leftKg))}
            </span>
          </li>
        ))}
      </ul>
      {advice && <p className="mt-1 text-sm text-ink-soft">{adviceText(advice)}</p>}
    </section>
  )
}

/** The largest trucks first, and what the last one has room for. */
function adviceText({ fullTrucks, payloadTons, spareKg }: NonNullable<TrucksOfOrder['truckAdvice']>): string {
  const last = texts.lastTruck(payloadTons, formatKg(spareKg))
  return fullTrucks === 0 ? last : texts.moreTrucks(fullTrucks, last)
}
