import { is1239Tolerance } from '@lohahaat/domain/catalogue/is1239'
import { fillTrucks } from '@lohahaat/domain/ordering/truck-fill'
import { formatCount } from '@lohahaat/domain/platform/formats'
import { Card } from '../../../../ui/card'
import { basisOf } from '../basis'
import { ChoiceLinks } from '../choice-links'
import { FigureField } from '../figure-field'
import { showKilograms, showShare } from './show-weight'
import { texts } from '../texts'
import { TruckDrawing } from './truck-drawing'
import type { Calculator } from '../use-calculator'
import { limits, readPayload, type Weighed } from './work-out'

const payloads = ['9', '16', '21', '25'] as const

interface TruckCardProps {
  calculator: Calculator
  weighed: Weighed | null
  /** The id of the form that its field belongs to. */
  form: string
}

export function TruckCard({ calculator: { query, hrefFor, type }, weighed, form }: TruckCardProps) {
  const payload = readPayload(query)
  return (
    <Card title={texts.truck.title}>
      <p className="-mt-2 text-[0.9375rem] text-ink-soft">{texts.truck.intro}</p>
      <div className="mt-4 flex flex-wrap items-start gap-x-4 gap-y-2">
        <FigureField
          label={texts.payload}
          name="payload"
          unit={texts.t}
          {...limits.payload}
          form={form}
          value={query.payload}
          error={payload === null ? texts.errors.payload : undefined}
          onType={(figure) => type({ payload: figure })}
          className="w-36"
        />
        <div className="sm:mt-7.5">
          <ChoiceLinks
            label={texts.truck.presets}
            choices={payloads.map((tons) => ({
              label: texts.truck.preset(tons),
              to: hrefFor({ payload: tons }),
              isChosen: Number(query.payload) === Number(tons),
            }))}
          />
        </div>
      </div>
      {payload !== null && weighed && <Load payload={payload} weighed={weighed} />}
    </Card>
  )
}

function Load({ payload, weighed }: { payload: bigint; weighed: Weighed }) {
  const { pieceGrams, pieces } = weighed
  const fill = fillTrucks(payload, pieceGrams, pieces)
  if (!fill) return <p className="mt-2 font-medium">{texts.truck.tooHeavy}</p>
  const rows = [
    [texts.truck.fits, texts.countedPieces(Number(fill.piecesPerTruck))],
    [texts.truck.load, showKilograms(fill.loadGrams)],
    [texts.truck.spare, showKilograms(fill.spareGrams)],
    [texts.truck.needed(Number(pieces)), formatCount(Number(fill.trucks))],
    [texts.truck.last, texts.truck.fullness(Number(fill.lastPieces), showShare(fill.lastGrams, payload))],
  ] as const
  // A lot may come out as heavy as its tolerance allows; a part of a gram is one more.
  const heaviest = (pieceGrams * (1000n + is1239Tolerance.lotOfTenTons) + 999n) / 1000n
  const heavy = basisOf(weighed) === 'printed' ? fillTrucks(payload, heaviest, 1n) : null
  return (
    <div className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-[minmax(0,1fr)_14rem] sm:items-center">
      <dl aria-live="polite" className="grid text-[0.9375rem]">
        {rows.map(([label, value], at) => (
          <div key={at} className="flex justify-between gap-4 border-t border-line py-2">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="text-right font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <TruckDrawing share={Number(fill.lastGrams) / Number(payload)} />
      {heavy && (
        <p className="text-sm text-ink-soft sm:col-span-2">{texts.truck.heavyLot(Number(heavy.piecesPerTruck))}</p>
      )}
    </div>
  )
}
