import { Link } from 'react-router'
import { groupSuggestions, type SuggestedOption } from './suggestion-groups'
import { optionId, useCombobox, useComboboxKeys } from './use-combobox'
import { useSuggestions } from './use-suggestions'
import { texts } from './texts'

interface SuggestionListProps {
  id: string
  /** The field that it belongs to. */
  field: HTMLInputElement
}

export default function SuggestionList({ id, field }: SuggestionListProps) {
  const { typed, active, move, close } = useCombobox(field)
  const groups = groupSuggestions(useSuggestions(typed))
  const count = groups.reduce((sum, { options }) => sum + options.length, 0)
  const isShown = typed !== '' && count > 0
  useComboboxKeys({ id, field, count, active, isShown, move, close })

  function leave() {
    close()
    field.blur()
  }

  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { options }) => sum + options.length, 0))
  return (
    <>
      <p role="status" className="sr-only">
        {isShown && texts.announced(count)}
      </p>
      <div
        id={id}
        role="listbox"
        aria-label={texts.suggestions}
        hidden={!isShown}
        // A press must not take the focus from the field, which would close the list.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        className="absolute inset-x-0 top-full mt-1 max-h-[min(32rem,70dvh)] overflow-y-auto overscroll-contain rounded-box border border-line bg-card py-1.5 shadow-lift xl:left-auto xl:w-120"
      >
        {groups.map(({ title, options }, group) => (
          <div
            key={title}
            role="group"
            aria-label={title}
            className="not-first:mt-1.5 not-first:border-t not-first:border-line not-first:pt-1.5"
          >
            <p aria-hidden="true" className="px-3 py-1 text-xs font-semibold text-ink-soft">
              {title}
            </p>
            {options.map((option, at) => (
              <Option
                key={option.to}
                id={optionId(id, (starts[group] ?? 0) + at)}
                option={option}
                isActive={active === (starts[group] ?? 0) + at}
                onChoose={leave}
              />
            ))}
          </div>
        ))}
      </div>
    </>
  )
}

interface OptionProps {
  id: string
  option: SuggestedOption
  isActive: boolean
  onChoose: () => void
}

/** Marked by an edge as well as by its wash. */
function Option({ id, option: { to, name, note, figure }, isActive, onChoose }: OptionProps) {
  return (
    <Link
      id={id}
      to={to}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onClick={onChoose}
      className="flex min-h-10 items-center gap-3 border-l-3 border-transparent px-2.5 py-1.5 text-[0.9375rem] hover:bg-steel-wash aria-selected:border-steel aria-selected:bg-steel-wash"
    >
      <span className="min-w-0 grow">
        <span className="font-medium">{name}</span>{' '}
        {note && <span className="text-sm text-ink-soft max-sm:block">{note}</span>}
      </span>
      <span className="shrink-0 text-right text-sm text-ink-soft tabular-nums">{figure}</span>
    </Link>
  )
}
