import { type ReactNode, useEffect, useRef, useState } from 'react'
import { formatCount } from '@lohahaat/domain/platform/formats'
import { ChevronDownIcon } from '../icons'
import { texts } from '../texts'

interface Choice {
  value: string
  label: string
  /** What tells it from another of the same label. */
  note?: string
  /** How many there are of it. */
  count: number
}

interface CheckListProps {
  title: string
  name: string
  choices: readonly Choice[]
  chosen: readonly string[]
  onToggle: (value: string) => void
}

/** More than this many are folded away, unless only one or two would be. */
const SHOWN = 10

/** Choices with their counts; one that would find nothing stays, since it tells what there is. */
export function CheckList({ title, name, choices, chosen, onToggle }: CheckListProps) {
  const shown = choices.length <= SHOWN + 2 ? choices : choices.slice(0, SHOWN)
  const folded = choices.slice(shown.length)
  const [isOpen, setOpen] = useState(folded.some(({ value }) => chosen.includes(value)))
  const details = useRef<HTMLDetailsElement>(null)

  // One unfolded before the scripts came has told nobody.
  useEffect(() => {
    if (details.current?.open) setOpen(true)
  }, [])

  const rows = (some: readonly Choice[]) =>
    some.map((choice) => (
      <Row key={choice.value} {...choice} isQuiet={choice.count === 0}>
        <input
          type="checkbox"
          name={name}
          value={choice.value}
          checked={chosen.includes(choice.value)}
          onChange={() => onToggle(choice.value)}
          className="size-4.5 shrink-0 accent-steel"
        />
      </Row>
    ))

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{title}</legend>
      {rows(shown)}
      {folded.length > 0 && (
        <details ref={details} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)} className="group">
          <summary className="flex min-h-9 items-center gap-1 text-sm font-semibold text-steel hover:underline max-desk:min-h-11">
            <span className="group-open:hidden">{texts.showMore(folded.length)}</span>
            <span className="hidden group-open:inline">{texts.showFewer}</span>
            <ChevronDownIcon className="size-4 group-open:rotate-180" />
          </summary>
          {/* Hundreds of sizes nobody sees would cost a phone more than all the items. */}
          {isOpen ? rows(folded) : <noscript>{rows(folded)}</noscript>}
        </details>
      )}
    </fieldset>
  )
}

function Row({
  label,
  note,
  count,
  isQuiet,
  children,
}: Omit<Choice, 'value'> & { isQuiet: boolean; children: ReactNode }) {
  return (
    <label
      className={`flex min-h-8 cursor-pointer items-center gap-2.5 text-[0.9375rem] hover:text-steel max-desk:min-h-11 ${isQuiet ? 'text-ink-soft' : ''}`}
    >
      {children}
      <span className="min-w-0 grow truncate">
        {label}
        {note && <span className="text-sm text-ink-soft"> {note}</span>}
      </span>
      <span className="text-sm text-ink-soft">{formatCount(count)}</span>
    </label>
  )
}
