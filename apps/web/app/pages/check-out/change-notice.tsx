import { useEffect, useRef } from 'react'
import type { CartChange } from '../../parts/cart/seen-cart'
import { Button } from '../../ui/button'
import { AlertIcon } from '../../ui/icons'
import { texts } from './texts'

interface ChangeNoticeProps {
  changes: readonly CartChange[]
  onAccept: () => void
}

/** What an order would cost or contain other than the buyer last saw, and his word that he has seen it. */
export function ChangeNotice({ changes, onAccept }: ChangeNoticeProps) {
  const notice = useRef<HTMLElement>(null)

  // It may appear above what one is looking at, when a confirmation was refused.
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'center' })
  }, [])

  return (
    <section ref={notice} role="alert" className="rounded-box border border-amber bg-amber-wash p-4 sm:p-5">
      <h2 className="flex items-center gap-2 text-lg text-amber">
        <AlertIcon />
        {texts.changedSinceYouSaw}
      </h2>
      <ul className="mt-3 grid gap-2.5">
        {changes.map(({ key, of, before, after }) => (
          <li key={key} className="text-[0.9375rem]">
            <p className="text-ink-soft">{of}</p>
            <p>
              <s>
                <span className="sr-only">{texts.before} </span>
                {before}
              </s>{' '}
              <span aria-hidden="true">→</span> <span className="sr-only">{texts.now} </span>
              <strong className="font-semibold">{after}</strong>
            </p>
          </li>
        ))}
      </ul>
      <Button onClick={onAccept} className="mt-4 print:hidden">
        {texts.acceptTheChanges}
      </Button>
    </section>
  )
}
