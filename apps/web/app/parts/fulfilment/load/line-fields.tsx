import { nameItem } from '@lohahaat/domain/catalogue/pipe-name'
import { formatCount } from '@lohahaat/domain/platform/formats'
import { Button } from '../../../ui/button'
import { NumberField } from '../../../ui/fields/number-field'
import { TextField } from '../../../ui/fields/text-field'
import { formatKg } from '../../platform/format'
import { LoadedPipe } from '../../ordering/order/loaded-pipe'
import { addKg, type LoadRow } from './load-rows'
import { allLeft, type LoadValues, typePieces, typeTons } from './load-values'
import { texts } from './texts'

interface LineFieldsProps {
  row: LoadRow
  values: LoadValues
  problem: string | undefined
  onChange: (change: Partial<LoadValues>) => void
  onLeave: () => void
}

/** What of one line goes on the truck: pieces or tons, which follow each other, and heat numbers. */
export function LineFields({ row, values, problem, onChange, onLeave }: LineFieldsProps) {
  const name = nameItem(row)
  return (
    <li className="py-4">
      <fieldset className="min-w-0">
        <legend className="sr-only">{name}</legend>
        <div className="flex flex-wrap items-start justify-between gap-3">
          <LoadedPipe line={row} />
          <Button size="small" aria-label={texts.allOf(name)} onClick={() => onChange(allLeft(row))}>
            {texts.all}
          </Button>
        </div>
        <Figures row={row} />
        <div className="mt-3 grid gap-x-4 sm:grid-cols-[8rem_9rem_1fr]">
          <NumberField
            label={texts.piecesField}
            places={0}
            value={values.pieces}
            error={problem}
            hint={aboutText(row, values)}
            onChange={({ currentTarget }) => onChange(typePieces(row, currentTarget.value))}
            onBlur={onLeave}
          />
          <NumberField
            label={texts.tonsField}
            unit={texts.tonsUnit}
            places={3}
            value={values.tons}
            disabled={row.orderedPieces !== null && row.weightPerPiece === null}
            onChange={({ currentTarget }) => onChange(typeTons(row, currentTarget.value))}
            onBlur={() => {
              // What was ordered in pieces weighs what the nearest pieces do.
              if (values.by === 'tons' && values.pieces !== '') onChange(typePieces(row, values.pieces))
              onLeave()
            }}
          />
          <TextField
            label={texts.heats}
            hint={texts.heatsHint}
            autoComplete="off"
            autoCapitalize="characters"
            value={values.heats}
            onChange={({ currentTarget }) => onChange({ heats: currentTarget.value })}
          />
        </div>
      </fieldset>
    </li>
  )
}

function Figures({ row }: { row: LoadRow }) {
  const { orderedPieces, orderedKg, freePieces, freeKg } = row
  const facts = [
    [texts.ordered, orderedPieces, orderedKg],
    [
      texts.onTrucks,
      orderedPieces === null || freePieces === null ? null : Math.max(0, orderedPieces - freePieces),
      Math.max(0, addKg(orderedKg, -freeKg)),
    ],
    [texts.left, freePieces, freeKg],
  ] as const
  return (
    <dl className="mt-3 grid grid-cols-3 gap-3 text-sm">
      {facts.map(([label, pieces, kg]) => (
        <div key={label} className="min-w-0">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="font-medium">{pieces === null ? formatKg(kg) : texts.pieces(pieces)}</dd>
          {pieces !== null && <dd className="text-ink-soft">{formatKg(kg)}</dd>}
        </div>
      ))}
    </dl>
  )
}

/** Goods by weight: about how many pieces the typed tons are. */
function aboutText({ weightPerPiece, orderedPieces }: LoadRow, { tons, by }: LoadValues): string | undefined {
  const kg = Number(tons) * 1000
  if (by !== 'tons' || orderedPieces !== null || weightPerPiece === null || !(kg > 0)) return undefined
  return texts.about(formatCount(Math.round(kg / weightPerPiece)))
}
