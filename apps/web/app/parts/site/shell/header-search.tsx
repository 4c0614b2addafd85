import { type ClipboardEvent, lazy, type SubmitEvent, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useHref, useLocation, useNavigate } from 'react-router'
import { isList, LIST_PATH, storePastedList } from '../../../api/pasted-list'
import { SearchIcon } from '../../../ui/icons'
import { texts } from './texts'
import { useSlashKey } from './use-slash-key'

// Nobody needs them before he types.
const SuggestionList = lazy(() => import('../search/suggestion-list'))

const CATALOGUE = '/pipe/pipe'

/** Searches the whole catalogue from any page; without scripts it is a form. */
export function HeaderSearch({ className }: { className: string }) {
  const id = useId()
  const navigate = useNavigate()
  const { field, searched } = useSearched()
  const [used, setUsed] = useState<HTMLInputElement | null>(null)
  useSlashKey(field)

  function search(event: SubmitEvent) {
    event.preventDefault()
    const words = field.current?.value.trim()
    field.current?.blur()
    void navigate(words ? `${CATALOGUE}?${new URLSearchParams({ search: words })}` : CATALOGUE)
  }

  function takeList(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text')
    if (!isList(text)) return
    event.preventDefault()
    storePastedList(text)
    void navigate(LIST_PATH)
  }

  return (
    <form
      role="search"
      aria-label={texts.searchPipes}
      action={useHref(CATALOGUE)}
      onSubmit={search}
      className={className}
    >
      <SearchIcon className="pointer-events-none absolute top-3 left-3 size-4 text-ink-soft" />
      <input
        ref={field}
        type="search"
        name="search"
        role="combobox"
        aria-label={texts.searchPipes}
        aria-keyshortcuts="/"
        aria-autocomplete="list"
        aria-expanded="false"
        aria-controls={id}
        defaultValue={searched}
        placeholder={texts.searchExample}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={({ currentTarget }) => setUsed(currentTarget)}
        onPaste={takeList}
        className="peer block h-10 w-full text-ellipsis rounded-box border border-edge bg-card pr-2 pl-9 text-base xl:placeholder-shown:not-focus:pr-9 text-ink placeholder:text-ink-soft xl:text-[0.9375rem] [&::-webkit-search-cancel-button]:grayscale"
      />
      <kbd
        aria-hidden="true"
        className="pointer-events-none absolute top-2 right-2 hidden w-6 rounded border border-line text-center font-sans text-sm leading-5.5 text-ink-soft peer-focus:hidden xl:peer-placeholder-shown:block"
      >
        /
      </kbd>
      {used && (
        <Suspense>
          <SuggestionList id={id} field={used} />
        </Suspense>
      )}
    </form>
  )
}

/** What the catalogue shows is also in this field, whichever of the two it was typed into. */
function useSearched() {
  const field = useRef<HTMLInputElement>(null)
  const { pathname, search } = useLocation()
  const searched = (pathname.startsWith('/pipe/') && new URLSearchParams(search).get('search')) || ''
  const shown = useRef(searched)
  useEffect(() => {
    // What was typed before the scripts were loaded stays.
    if (field.current && shown.current !== searched) field.current.value = searched
    shown.current = searched
  }, [searched])
  return { field, searched }
}
