import { is1239Tolerance } from '@lohahaat/domain/catalogue/is1239'
import { bar, plate } from '@lohahaat/domain/catalogue/section-drawing/outline'
import { fillTrucks } from '@lohahaat/domain/ordering/truck-fill'
import { formatCount } from '@lohahaat/domain/platform/formats'
import { Card } from '../../../../ui/card'
import { SectionDrawing } from '../../../../parts/catalogue/section-drawing/section-drawing'
import { basisOf } from '../basis'
import { ChoiceLinks } from '../choice-links'
import { FigureField } from '../figure-field'
import { texts } from '../texts'
import type { Calculator } from '../use-calculator'
import { showKilograms, showShare } from './show-weight'
import { limits, readPayload, type Weighed } from './work-out'

const payloads = ['9', '16', '21', '25'] as const

interface TruckCardProps {
  calculator: Calculator
  weighed: Weighed | null
  /** The id of the form of its field. */
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
  // A lot may weigh as much as its tolerance allows; rounded up to the gram.
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

/** Where the load lies. */
const bed = { x: 8, y: 12, width: 136, height: 30 }

/** The last truck from the side, with its load. */
function TruckDrawing({ share }: { share: number }) {
  const load = Math.max(1, Math.round(bed.width * share))
  return (
    <SectionDrawing
      viewBox="0 0 204 72"
      cuts={[plate(bed.x + bed.width - load, bed.y, load, bed.height)]}
      className="w-full max-w-64 text-steel"
    >
      <g fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" className="text-ink-soft">
        <path d={plate(bed.x, bed.y, bed.width, bed.height)} strokeDasharray="3 3" />
        <path d="M4 45h142M150 52v-38a4 4 0 0 1 4 -4h22a6 6 0 0 1 5 3l11 19v20h-8M150 52h12M4 45v7h18M58 52h92" />
        <path d="M158 18h16l9 15h-25z" />
        {[32, 48, 173].map((x) => (
          <path key={x} d={bar(x - 9, 46, 18) + bar(x - 3, 52, 6)} className="fill-card" />
        ))}
      </g>
    </SectionDrawing>
  )
}
