import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../../ui/button'
import { CloseIcon } from '../../../ui/icons'
import { texts } from './texts'

interface FilterSheetProps {
  total: number
  isBusy: boolean
  onClose: () => void
  /** The filters. */
  children: ReactNode
}

/** The filters on the whole screen of a phone, with the number of matches at the bottom. */
export default function FilterSheet({ total, isBusy, onClose, children }: FilterSheetProps) {
  const sheet = useRef<HTMLDialogElement>(null)
  useEffect(() => sheet.current?.showModal(), [])

  const close = () => sheet.current?.close()
  return (
    <dialog
      ref={sheet}
      aria-label={texts.filters.title}
      onClose={onClose}
      className="m-0 ml-auto h-dvh max-h-none w-[min(26rem,100vw)] max-w-none flex-col bg-card text-ink open:flex"
    >
      <div className="flex h-15 shrink-0 items-center justify-between border-b border-line pr-2 pl-4">
        <h2 className="text-lg">{texts.filters.title}</h2>
        <button
          type="button"
          aria-label={texts.filters.close}
          onClick={close}
          className="grid size-11 cursor-pointer place-items-center rounded-box text-ink-soft hover:text-ink"
        >
          <CloseIcon />
        </button>
      </div>
      <div className="grow overflow-y-auto overscroll-contain p-4">{children}</div>
      <div className="shrink-0 border-t border-line p-3">
        <Button variant="main" wide onClick={close}>
          {isBusy ? texts.filters.showItems : texts.filters.showCount(total)}
        </Button>
      </div>
    </dialog>
  )
}
