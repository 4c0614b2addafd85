import { useId } from 'react'
import { CloseIcon, SearchIcon } from '../icons'
import { Spinner } from '../messages/spinner'
import { useTypedSearch } from './typed-search'
import { texts } from '../texts'

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

export function SearchBox(props: SearchBoxProps) {
  const { label, value, onSearch, placeholder = ' ', maxLength = 100, busy = false, className = '' } = props
  const id = useId()
  const { input, type, searchNow, clear } = useTypedSearch({ value, onSearch })

  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        searchNow()
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
          onChange={(event) => type(event.currentTarget.value)}
          className="peer block h-11 w-full rounded-box border border-edge bg-card px-10 text-ellipsis text-base text-ink placeholder:text-ink-soft [&::-webkit-search-cancel-button]:hidden"
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
