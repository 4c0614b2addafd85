import type { ListChoice } from '@lohahaat/contract/sourcing/lists/priced-line'
import { formatSection } from '@lohahaat/domain/catalogue/pipe-name'
import { AlertIcon } from '../../../../ui/icons'
import { givenAs } from '../list-lines'
import type { ShownLine } from '../list-state'
import type { List } from '../use-list'
import { texts } from '../texts'

interface LineDoubtProps {
  line: ShownLine
  state: List
  onEdit: () => void
}

/** What is unclear in a line, answered in one press. */
export function LineDoubt({ line, state, onEdit }: LineDoubtProps) {
  return (
    <div className="mx-3 mb-2.5 flex flex-wrap items-center gap-2 rounded-box bg-amber-wash px-3 py-2 text-sm text-amber xl:ml-[7.25rem]">
      <p className="flex gap-2 font-medium">
        <AlertIcon className="size-4.5 shrink-0" />
        {line.note}
      </p>
      {line.choices.length > 0 && <span>{texts.readAs}</span>}
      {line.choices.map((choice) => (
        <button
          key={nameChoice(line, choice)}
          type="button"
          onClick={() => void state.priceLine(line.id, givenAs(line, choice))}
          className="min-h-9 cursor-pointer rounded-full border border-amber bg-card px-3 font-semibold hover:underline"
        >
          {nameChoice(line, choice)}
        </button>
      ))}
      <button type="button" onClick={onEdit} className="min-h-9 cursor-pointer underline underline-offset-4 sm:ml-auto">
        {texts.edit}
      </button>
    </div>
  )
}

/** What an answer says that the line doesn't. */
function nameChoice(line: ShownLine, choice: ListChoice): string {
  if (choice.unit !== line.unit && (choice.unit === 'Pieces' || choice.unit === 'Ton')) return texts.choose[choice.unit]
  const { className, size, thickness } = choice
  const pipe = size === null ? '' : formatSection({ size, thickness: thickness ?? '?' })
  return texts.choose.pipe([className, pipe].filter(Boolean).join(' '))
}
