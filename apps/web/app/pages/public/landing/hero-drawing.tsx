import { hollowRect, hollowRound } from '@lohahaat/domain/catalogue/section-drawing/outline'
import { SectionDrawing } from '../../../parts/catalogue/section-drawing/section-drawing'
import { texts } from './texts'

/** Two units are a millimetre, and all have one centre. */
const CENTRE = 220
const square = (side: number, wall: number) => hollowRect(CENTRE - side, CENTRE - side, 2 * side, 2 * side, 2 * wall)
const round = (across: number, wall: number) => hollowRound(CENTRE - across, CENTRE - across, 2 * across, 2 * wall)

/** Pipes of the catalogue that fit into each other; the leader line of a label starts at this point. */
const pipes = [
  { name: '200 × 200 × 6.0', kilograms: '214.92', cut: square(200, 6), from: '414 52' },
  { name: '150 NB × 5.4', kilograms: '127.80', cut: round(168.3, 5.4), from: '370 148' },
  { name: '100 × 100 × 5.0', kilograms: '86.46', cut: square(100, 5), from: '315 184' },
  { name: '80 NB × 4.0', kilograms: '50.16', cut: round(88.9, 4), from: '304 236' },
  { name: '50 × 50 × 4.0', kilograms: '32.70', cut: square(50, 4), from: '266 254' },
]
const core = { name: '25 NB × 3.2', kilograms: '14.46', cut: round(33.7, 3.2), from: '243 241' }

const FIRST_NAME = 52
const NAME_PITCH = 62

/**
 * Six nested pipes to scale. On a phone their upper half shows above the rates strip; on a wide screen each is labelled
 * with its name and weight.
 */
export function HeroDrawing() {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none relative mx-auto mt-8 h-59 w-86 overflow-hidden select-none desk:mt-0 desk:h-96 desk:w-96 xl:h-101 xl:w-148 xl:overflow-visible"
    >
      <SectionDrawing
        viewBox="0 0 440 440"
        cuts={pipes.map(({ cut }) => cut)}
        className="w-86 text-night-soft/60 desk:w-96 xl:w-101"
      >
        <path d="M220 0V440M0 220H440" stroke="currentColor" strokeDasharray="22 5 4 5" />
      </SectionDrawing>
      <SectionDrawing
        viewBox="0 0 440 440"
        cuts={[core.cut]}
        className="absolute top-0 left-0 w-86 text-night-heat desk:w-96 xl:w-101"
      />
      <svg viewBox="0 0 645 440" className="absolute inset-0 hidden w-148 text-night-soft xl:block">
        {[...pipes, core].map((pipe, place) => (
          <Name key={pipe.name} {...pipe} y={FIRST_NAME + place * NAME_PITCH} isHot={pipe === core} />
        ))}
        <text x="645" y="434" fontSize="13" textAnchor="end" fill="currentColor">
          {texts.drawingNote}
        </text>
      </svg>
    </div>
  )
}

type NameProps = Omit<typeof core, 'cut'> & { y: number; isHot: boolean }

function Name({ name, kilograms, from, y, isHot }: NameProps) {
  return (
    <g className={isHot ? 'text-night-heat' : undefined} fill="currentColor">
      <path d={`M${from}L456 ${y}H645`} fill="none" stroke="currentColor" />
      <circle r="2.5" cx={from.split(' ')[0]} cy={from.split(' ')[1]} />
      <text x="470" y={y - 7} fontSize="15" fontWeight="600">
        {name}
      </text>
      <text x="645" y={y + 17} fontSize="14" textAnchor="end">
        {texts.pieceWeight(kilograms)}
      </text>
    </g>
  )
}
