import { useEffect, useRef, useState } from 'react'
import { PencilIcon } from '../icons'
import { InlineEditor } from './inline-editor'
import { texts } from '../texts'

interface InlineEditProps {
  /** The label of the value, such as 'Price of 40 × 40 × 3.2'. */
  label: string
  /** The figure as it is typed. */
  value: string
  /** The figure as it is read, where that differs. */
  children?: string
  places?: number
  disabled?: boolean
  /** Resolves to an error text, or null if it was saved. */
  onSave: (text: string) => Promise<string | null>
}

export function InlineEdit({ label, value, children = value, places = 2, disabled = false, onSave }: InlineEditProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const takesFocus = useRef(false)

  useEffect(() => {
    if (!isOpen && takesFocus.current) button.current?.focus()
    takesFocus.current = false
  }, [isOpen])

  function close(hadFocus: boolean) {
    takesFocus.current = hadFocus
    setOpen(false)
  }

  if (isOpen) return <InlineEditor label={label} value={value} places={places} onSave={onSave} onClose={close} />
  return (
    <button
      ref={button}
      type="button"
      disabled={disabled}
      aria-label={texts.figureToEdit(label, children)}
      onClick={() => setOpen(true)}
      className="inline-flex h-11 min-w-36 cursor-pointer items-center justify-end gap-2 rounded-box border border-line bg-card px-2.5 hover:border-edge disabled:cursor-not-allowed disabled:border-transparent max-sm:disabled:min-w-0 max-sm:disabled:px-0 sm:h-9"
    >
      {!disabled && <PencilIcon className="mr-auto size-3.5 text-ink-soft" />}
      {children}
    </button>
  )
}
