import { type ReactNode, useEffect, useRef, useState } from 'react'
import { formatCount } from '@lohahaat/domain/platform/formats'
import { ChevronDownIcon } from '../icons'
import { texts } from '../lists/texts'
import { boxClass, type Choice, labelClass, noteClass, plainRows, rowClass } from './check-list-row'

interface CheckListProps {
  title: string
  name: string
  choices: readonly Choice[]
  chosen: readonly string[]
  onToggle: (value: string) => void
}

/** More options than this are collapsed, unless only one or two would be hidden. */
const SHOWN = 10

/** Options with their counts. An option without matches stays, since it shows what exists. */
export function CheckList({ title, name, choices, chosen, onToggle }: CheckListProps) {
  const shown = choices.length <= SHOWN + 2 ? choices : choices.slice(0, SHOWN)
  const folded = choices.slice(shown.length)
  const [isOpen, setOpen] = useState(folded.some(({ value }) => chosen.includes(value)))
  const details = useRef<HTMLDetailsElement>(null)

  // It may have been opened before hydration, without an event.
  useEffect(() => {
    if (details.current?.open) setOpen(true)
  }, [])

  const rows = (some: readonly Choice[]) =>
    some.map((choice) => (
      <Row key={choice.value} choice={choice}>
        <input
          type="checkbox"
          className={boxClass}
          name={name}
          value={choice.value}
          checked={chosen.includes(choice.value)}
          onChange={() => onToggle(choice.value)}
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
          {/* Rendering hundreds of hidden sizes would cost a phone more than all the items. */}
          {isOpen ? rows(folded) : <WithoutScripts html={import.meta.env.SSR ? plainRows(name, folded) : ''} />}
        </details>
      )}
    </fieldset>
  )
}

/** A browser with scripts has no use for it, so it doesn't make it either. */
const WithoutScripts = ({ html }: { html: string }) => (
  <noscript suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
)

export function Row({ choice, children }: { choice: Choice; children: ReactNode }) {
  const { label, note, count } = choice
  return (
    <label className={rowClass(choice)}>
      {children}
      <span className={labelClass}>
        {label}
        {note && <span className={noteClass}> {note}</span>}
      </span>
      <span className={noteClass}>{formatCount(count)}</span>
    </label>
  )
}
