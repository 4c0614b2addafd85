import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../ui/button'
import { Spinner } from '../../../ui/messages/spinner'
import { texts } from './texts'
import type { Offers, useOffers } from './use-offers'

interface OffersFrameProps extends ReturnType<typeof useOffers> {
  /** All of them in the catalogue. */
  to: string
  children: (loaded: Offers) => ReactNode
}

/** Loading, failed, empty, or the offers. */
export function OffersFrame({ offers, retry, to, children }: OffersFrameProps) {
  if (offers.state === 'loading') {
    return (
      <p role="status" className="grid min-h-40 place-items-center">
        <span className="sr-only">{texts.loading}</span>
        <Spinner />
      </p>
    )
  }
  if (offers.state === 'failed') {
    return (
      <p className="flex min-h-40 items-center gap-4">
        {texts.failed} <Button onClick={retry}>{texts.retry}</Button>
      </p>
    )
  }
  if (offers.items.length === 0) return <p className="py-4">{texts.nothing}</p>
  return (
    <>
      {children(offers)}
      {offers.more > 0 && (
        <Link to={to} className="link inline-block py-2 text-sm">
          {texts.more(offers.more)}
        </Link>
      )}
    </>
  )
}
