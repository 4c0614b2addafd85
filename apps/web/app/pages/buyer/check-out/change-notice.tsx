import { useEffect, useRef } from 'react'
import type { CartChange } from '../../../parts/ordering/cart/seen-cart'
import { Button } from '../../../ui/button'
import { AlertIcon, ArrowRightIcon } from '../../../ui/icons'
import { Sentence } from '../../../ui/sentence'
import { texts } from './texts'

interface ChangeNoticeProps {
  changes: readonly CartChange[]
  onAccept: () => void
}

/** The changes since the buyer last saw the cart, with a button to accept them. */
export function ChangeNotice({ changes, onAccept }: ChangeNoticeProps) {
  const notice = useRef<HTMLElement>(null)

  // It may appear above the visible part of the page, when a confirmation was refused.
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'center' })
  }, [])

  return (
    <section ref={notice} role="alert" className="rounded-box border border-amber bg-amber-wash p-4 sm:p-5">
      <h2 className="flex items-center gap-2 text-lg text-amber">
        <AlertIcon />
        {texts.changes.title}
      </h2>
      <ul className="mt-3 grid gap-2.5">
        {changes.map(({ key, of, before, after }) => (
          <li key={key} className="text-[0.9375rem]">
            <p className="text-ink-soft">{of}</p>
            <p>
              <Sentence
                text={texts.changes.change}
                marks={{
                  said: (words) => <span className="sr-only">{words}</span>,
                  before: () => <s>{before}</s>,
                  arrow: () => <ArrowRightIcon className="inline size-4 align-[-0.2em]" />,
                  after: () => <strong className="font-semibold">{after}</strong>,
                }}
              />
            </p>
          </li>
        ))}
      </ul>
      <Button onClick={onAccept} className="mt-4 print:hidden">
        {texts.changes.accept}
      </Button>
    </section>
  )
}
