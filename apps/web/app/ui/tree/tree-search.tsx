import { type KeyboardEvent, useId, useRef } from 'react'
import { CloseIcon, SearchIcon } from '../icons'
import { texts } from './texts'

interface TreeSearchProps {
  label: string
  placeholder: string
  text: string
  onType: (text: string) => void
  /** Moves the focus into the tree. */
  onLeave: () => void
}

/** Searches locally, so it responds to every keystroke, unlike the search of a list. */
export function TreeSearch({ label, placeholder, text, onType, onLeave }: TreeSearchProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)

  function press(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return
    event.preventDefault()
    onLeave()
  }

  function clear() {
    onType('')
    input.current?.focus()
  }

  return (
    <div className="relative border-b border-line">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <SearchIcon className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4.5 text-ink-soft" />
      <input
        ref={input}
        id={id}
        type="search"
        value={text}
        maxLength={100}
        placeholder={placeholder}
        autoComplete="off"
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={press}
        className="block h-11 w-full rounded-t-box bg-transparent px-10 text-base placeholder:text-ink-soft [&::-webkit-search-cancel-button]:hidden"
      />
      {text !== '' && (
        <button
          type="button"
          aria-label={texts.clearSearch}
          onClick={clear}
          className="absolute inset-y-0 right-0 grid w-11 cursor-pointer place-items-center rounded-box text-ink-soft hover:text-ink"
        >
          <CloseIcon className="size-4" />
        </button>
      )}
    </div>
  )
}
