import { useEffect, useRef } from 'react'

/**
 * A debounced search text. A reported text comes back later as the value of the URL, perhaps after more was typed: such
 * an echo must not overwrite the field, but a value from elsewhere (Back, a link) must.
 */
export function createTypedSearch(pause: number, value: string, onSearch: (text: string) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let echoes: string[] = []
  let known = value

  function stop() {
    clearTimeout(timer)
    timer = undefined
  }

  function reportNow(text: string) {
    stop()
    const search = text.trim()
    if (search === known) return
    known = search
    echoes.push(search)
    onSearch(search)
  }

  return {
    stop,
    reportNow,
    type(text: string) {
      stop()
      timer = setTimeout(() => reportNow(text), pause)
    },
    /** Whether the field has to show a value that came from the URL. */
    shouldShow(next: string): boolean {
      const echo = echoes.indexOf(next)
      echoes = echoes.slice(echo + 1)
      if (echo >= 0 || timer !== undefined) return false
      known = next
      echoes = []
      return true
    },
  }
}

const PAUSE_MS = 250

interface TypedSearchOptions {
  /** What the URL says. */
  value: string
  onSearch: (text: string) => void
  /** What may be put into the URL: a half-typed year may not. */
  accepts?: RegExp
}

/**
 * Passes on what is typed into an uncontrolled input after a pause. The input keeps its own text: it may be ahead of the
 * URL, and may have been typed into before the scripts were loaded.
 */
export function useTypedSearch({ value, onSearch, accepts = /^/ }: TypedSearchOptions) {
  const input = useRef<HTMLInputElement>(null)
  const latest = useRef({ onSearch, accepts })
  const typed = useRef<ReturnType<typeof createTypedSearch>>(null)

  useEffect(() => {
    latest.current = { onSearch, accepts }
  })

  useEffect(() => {
    const field = input.current
    if (!field) return
    const search = createTypedSearch(PAUSE_MS, field.defaultValue, (text) => latest.current.onSearch(text))
    typed.current = search
    if (field.value !== field.defaultValue && latest.current.accepts.test(field.value)) search.type(field.value)
    return search.stop
  }, [])

  useEffect(() => {
    if (input.current && typed.current?.shouldShow(value)) input.current.value = value
  }, [value])

  return {
    input,
    type(text: string) {
      if (accepts.test(text)) typed.current?.type(text)
      else typed.current?.stop()
    },
    searchNow: () => typed.current?.reportNow(input.current?.value ?? ''),
    clear() {
      if (!input.current) return
      input.current.value = ''
      input.current.focus()
      typed.current?.reportNow('')
    },
  }
}
