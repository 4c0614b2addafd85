import { formatSection } from '@lohahaat/domain/catalogue/pipe-name'
import { formatCount } from '@lohahaat/domain/platform/formats'
import { type SoldLine, toKilograms } from '@lohahaat/domain/sourcing/priced-list'
import { useState } from 'react'
import { PipeSection } from '../../../../parts/catalogue/section-drawing/pipe-section'
import { formatKg } from '../../../../parts/platform/format'
import { CameraIcon } from '../../../../ui/work-icons'
import { AsideRow } from './aside-row'
import { LineDoubt } from './line-doubt'
import { LineEditor } from './line-editor'
import { lineGridClass } from './line-grid'
import { LineOffer } from './line-offer'
import { LineOffers } from './line-offers'
import { LineQuantity } from './line-quantity'
import { soldOf, stateOf } from '../list-lines'
import type { ShownLine } from '../list-state'
import { NearPipes } from './near-pipes'
import type { List } from '../use-list'
import { texts } from '../texts'

interface LineRowProps {
  number: number
  line: ShownLine
  state: List
}

/** One line: as written and as understood side by side, its offer, and below it what is asked or offered besides. */
export function LineRow({ number, line, state }: LineRowProps) {
  const [isEdited, setEdited] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const at = stateOf(line)
  const edit = () => setEdited(true)
  if (isEdited) return <LineEditor number={number} line={line} state={state} onDone={() => setEdited(false)} />
  if (at === 'aside') return <AsideRow number={number} line={line} state={state} />
  const sold = soldOf(line)
  return (
    <li
      aria-label={texts.line(number)}
      aria-busy={state.busyLine === line.id || undefined}
      className={`flow-root ${rowClass[at]}`}
    >
      <div className={`${lineGridClass} items-start gap-y-1 py-2.5`}>
        <Written number={number} line={line} onEdit={edit} />
        <PipeSection
          size={line.size ?? ''}
          thickness={line.thickness ?? ''}
          className="row-span-3 mt-1 size-8 text-steel xl:row-span-1"
        />
        <Understood line={line} />
        <LineQuantity number={number} line={line} state={state} />
        <LineOffer line={line} sold={sold} at={at} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      </div>
      {at === 'doubt' && <LineDoubt line={line} state={state} onEdit={edit} />}
      {at === 'quantity' && <p className={howManyClass}>{texts.howMany}</p>}
      <Note text={at === 'doubt' ? null : noteOf(line, sold)} />
      {isOpen && <LineOffers number={number} line={line} state={state} sold={sold} />}
      {(at === 'ask' || isOpen) && <NearPipes line={line} state={state} />}
    </li>
  )
}

/** What became of the quantity: pieces instead of less than a ton, or what the server says. */
const noteOf = ({ unit, note }: ShownLine, sold: SoldLine | null) =>
  sold?.unit === 'Pieces' && (unit === 'Kg' || unit === 'Ton')
    ? texts.inPieces(formatCount(Number(sold.quantity)), formatKg(toKilograms(sold.grams)))
    : note

const Note = ({ text }: { text: string | null }) =>
  text && <p className="mx-3 -mt-1 mb-2.5 text-sm text-ink-soft xl:ml-[7.25rem]">{text}</p>

/** An edge of the colour of what it waits for; the words beside it say the same. */
const rowClass = {
  doubt: 'border-l-4 border-l-amber',
  quantity: 'border-l-4 border-l-amber',
  priced: 'border-l-4 border-l-transparent',
  ask: 'border-l-4 border-l-steel',
  asked: 'border-l-4 border-l-green',
} as const

const howManyClass = 'mx-3 mb-2.5 rounded-box bg-amber-wash px-3 py-1.5 text-sm text-amber xl:ml-[7.25rem]'

function Written({ number, line, onEdit }: { number: number; line: ShownLine; onEdit: () => void }) {
  return (
    <button
      type="button"
      onClick={onEdit}
      title={texts.edit}
      className="col-span-full flex min-w-0 cursor-pointer gap-2 text-left text-sm text-ink-soft hover:underline xl:col-span-1"
    >
      <span className="shrink-0 font-semibold">{number}</span>
      <span className="min-w-0 wrap-anywhere">
        {line.line}
        {line.fromPhoto && (
          <span className="flex items-center gap-1 font-medium text-amber">
            <CameraIcon className="size-4" />
            {texts.photo.line}
          </span>
        )}
      </span>
      <span className="sr-only">{texts.edit}</span>
    </button>
  )
}

function Understood({ line: { className, size, thickness, length, grade, make } }: { line: ShownLine }) {
  const name = [className, size && formatSection({ size, thickness: thickness ?? '?' })].filter(Boolean).join(' ')
  const facts = [length === null ? null : texts.length(length), grade, make?.replaceAll(';', ', ')].filter(Boolean)
  return (
    <p className="min-w-0 max-xl:col-start-2 max-xl:row-start-2">
      <span className="block font-semibold">{name || texts.unread}</span>
      <span className="block text-sm text-ink-soft">{facts.join(' · ')}</span>
    </p>
  )
}
