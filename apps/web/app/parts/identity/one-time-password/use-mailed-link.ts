import { linkDetails } from '@lohahaat/contract/identity/sign-in/link-details'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { ApiError, errorText } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { useHydrated } from '../../../ui/use-hydrated'

interface Problem {
  problem: string
  /** No response, or a rate limit: the link may still be valid. */
  mayRetry: boolean
}

type Found = { state: 'good'; link: string; email: string } | ({ state: 'bad'; link: string } & Problem)

/** The mailed link that opened this page. Its secret is in the fragment, which browsers do not send to the server. */
export function useMailedLink() {
  const link = useLocation().hash.slice(1)
  const isHydrated = useHydrated()
  const [found, setFound] = useState<Found | null>(null)

  const look = useCallback(() => describe(link).then(setFound), [link])
  useEffect(() => {
    if (link) void look()
  }, [link, look])

  const isNone = isHydrated && link === ''
  const mailed = found?.link === link ? found : ({ state: isNone ? 'none' : 'looking' } as const)
  return { mailed, look }
}

async function describe(link: string): Promise<Found> {
  try {
    const { email } = await browserApi.send(linkDetails, { link })
    return { state: 'good', link, email }
  } catch (error) {
    return { state: 'bad', link, ...problemOf(error) }
  }
}

export const problemOf = (error: unknown): Problem => ({
  problem: errorText(error),
  mayRetry: !(error instanceof ApiError && error.status === 400),
})
