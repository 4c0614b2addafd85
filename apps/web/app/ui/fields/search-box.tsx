import { useEffect, useId, useRef } from 'react'
import { CloseIcon, SearchIcon } from '../icons'
import { Spinner } from '../messages/spinner'
import { createTypedSearch } from './typed-search'
import { texts } from '../texts'

const PAUSE_MS = 250

interface SearchBoxProps {
  label: string
  /** What the URL says. */
  value: string
  onSearch: (text: string) => void
  placeholder?: string
  maxLength?: number
  busy?: boolean | undefined
  className?: string
}

/** The field keeps its own text: it may be ahead of the URL, and may have been typed into before the scripts came. */
export function SearchBox(props: SearchBoxProps) {
  const { label, value, onSearch, placeholder = ' ', maxLength = 100, busy = false, className = '' } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const latest = useRef(onSearch)
  const typed = useRef<ReturnType<typeof createTypedSearch>>(null)

  useEffect(() => {
    latest.current = onSearch
  })

  useEffect(() => {
    const field = input.current
    if (!field) return
    const search = createTypedSearch(PAUSE_MS, field.defaultValue, (text) => latest.current(text))
    typed.current = search
    if (field.value !== field.defaultValue) search.type(field.value)
    return search.stop
  }, [])

  useEffect(() => {
    if (input.current && typed.current?.takes(value)) input.current.value = value
  }, [value])

  function clear() {
    if (!input.current) return
    input.current.value = ''
    input.current.focus()
    typed.current?.tellNow('')
  }

  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        typed.current?.tellNow(input.current?.value ?? '')
      }}
      className={className}
    >
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div className="relative">
        <span className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-ink-soft">
          {busy ? <Spinner /> : <SearchIcon className="size-4.5" />}
        </span>
        <input
          ref={input}
          id={id}
          type="search"
          name="search"
          defaultValue={value}
          placeholder={placeholder}
          maxLength={maxLength}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => typed.current?.type(event.currentTarget.value)}
          className="peer block h-11 w-full rounded-box border border-edge bg-card px-10 text-base text-ink placeholder:text-ink-soft [&::-webkit-search-cancel-button]:hidden"
        />
        <button
          type="button"
          aria-label={texts.clearSearch}
          onClick={clear}
          className="absolute inset-y-0 right-0 grid w-11 cursor-pointer place-items-center rounded-box text-ink-soft peer-placeholder-shown:hidden hover:text-ink"
        >
          <CloseIcon className="size-4" />
        </button>
      </div>
    </form>
  )
}
