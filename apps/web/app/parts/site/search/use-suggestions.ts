import { fetchSuggestions } from '@lohahaat/contract/catalogue/search/suggestions'
import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import { useEffect, useState } from 'react'
import { browserApi } from '../../../api/browser-api'

export type Suggestions = ResponseOf<typeof fetchSuggestions>

const PAUSE_MS = 150
const nothing: Suggestions = { items: [], sizes: [], classes: [], makes: [] }

/** Asked for after a pause in typing. An answer to an earlier text is dropped; without one nothing is suggested. */
export function useSuggestions(search: string): Suggestions {
  const [found, setFound] = useState(nothing)
  useEffect(() => {
    const asking = new AbortController()
    const { signal } = asking
    async function ask() {
      const answer =
        search && (await browserApi.send(fetchSuggestions, { search }, { signal, stay: true }).catch(() => null))
      if (!signal.aborted) setFound(answer || nothing)
    }
    const timer = setTimeout(() => void ask(), search ? PAUSE_MS : 0)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [search])
  return found
}
