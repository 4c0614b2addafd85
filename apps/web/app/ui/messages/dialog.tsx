import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'

interface DialogProps {
  open: boolean
  title: string
  onClose: () => void
  /** For a form of several columns or a table. */
  wide?: boolean
  children: ReactNode
}

/** A native modal dialog: the browser traps the focus, closes it on Escape and restores the focus. */
export function Dialog({ open, title, onClose, wide = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()

  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
    if (!open && dialog.current?.open) dialog.current.close()
  }, [open])

  // Closed before it is taken out of the page: a browser restores the focus for no dialog that only vanishes.
  useLayoutEffect(() => {
    const shown = dialog.current
    return () => shown?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      // In development React mounts everything twice, and the first closing is told when it is open again.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      className={`m-auto rounded-lg border border-line bg-card p-6 text-ink shadow-lift open:animate-rise ${wide ? 'w-[min(56rem,calc(100vw-1rem))] max-sm:p-4' : 'w-[min(28rem,calc(100vw-2rem))]'}`}
    >
      <h2 id={heading} className="text-xl">
        {title}
      </h2>
      {children}
    </dialog>
  )
}
