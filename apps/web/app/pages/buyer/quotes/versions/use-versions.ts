import { fetchQuoteVersions } from '@lohahaat/contract/sourcing/quotes/quote-versions'
import type { Quote } from '@lohahaat/domain/sourcing/quote'
import type { QuoteVersion } from '@lohahaat/domain/sourcing/quote-versions'
import { useEffect, useState } from 'react'
import { browserApi } from '../../../../api/browser-api'

/** So few that an answer has room for them even where a quote has two thousand lines. */
const PAGE_SIZE = 3

interface Read {
  versions: readonly QuoteVersion[]
  total: number
  state: 'loading' | 'failed' | 'loaded'
}

/** The versions of a quote, newest first, a page at a time. Another quote is another hook, by the key of its list. */
export function useVersions({ enquiryId, quoteId }: Pick<Quote, 'enquiryId' | 'quoteId'>) {
  const [read, setRead] = useState<Read>({ versions: [], total: 0, state: 'loading' })
  const [attempt, setAttempt] = useState({ page: 1, count: 1 })

  useEffect(() => {
    const leaving = new AbortController()
    const { page } = attempt
    browserApi
      .sendPaged(fetchQuoteVersions, { enquiryId, quoteId, page, pageSize: PAGE_SIZE }, { signal: leaving.signal })
      .then(({ rows, total }) =>
        setRead(({ versions }) => ({ versions: [...versions, ...unread(versions, rows)], total, state: 'loaded' })),
      )
      .catch(() => leaving.signal.aborted || setRead((before) => ({ ...before, state: 'failed' })))
    return () => leaving.abort()
  }, [enquiryId, quoteId, attempt])

  function load(page: number) {
    setRead((before) => ({ ...before, state: 'loading' }))
    setAttempt(({ count }) => ({ page, count: count + 1 }))
  }

  return { ...read, showMore: () => load(attempt.page + 1), retry: () => load(attempt.page) }
}

/** Without those that are there: a new quote meanwhile moves every version one place down. */
const unread = (known: readonly QuoteVersion[], rows: readonly QuoteVersion[]) =>
  rows.filter(({ version }) => known.every((each) => each.version !== version))
