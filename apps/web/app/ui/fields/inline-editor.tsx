import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Spinner } from '../messages/spinner'
import { plainDecimal, tidyText } from './tidy-field'

interface InlineEditorProps {
  label: string
  value: string
  places: number
  onSave: (text: string) => Promise<string | null>
  /** `hadFocus`: nothing else on the page has taken the focus. */
  onClose: (hadFocus: boolean) => void
}

export function InlineEditor({ label, value, places, onSave, onClose }: InlineEditorProps) {
  const note = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<{ text: string; why: string } | null>(null)

  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])

  const close = () => onClose([input.current, document.body].includes(document.activeElement as HTMLInputElement))

  async function save() {
    const text = (input.current?.value ?? '').replace(/\.$/, '')
    if (isBusy) return
    if (text === value) {
      close()
      return
    }
    setBusy(true)
    try {
      const why = await onSave(text)
      if (why === null) close()
      else setRefused({ text, why })
    } finally {
      setBusy(false)
    }
  }

  function leave() {
    // Another window has taken the focus, or nothing has changed since the last attempt: do not save.
    if (document.activeElement === input.current || refused?.text === input.current?.value) return
    void save()
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    if (event.key === 'Enter') void save()
    else if (!isBusy) close()
  }

  return (
    <span className="inline-grid sm:justify-items-end">
      <span className="relative block w-36">
        {isBusy && (
          <span className="absolute inset-y-0 left-2.5 grid place-items-center text-ink-soft">
            <Spinner />
          </span>
        )}
        <input
          ref={input}
          aria-label={label}
          aria-describedby={note}
          aria-invalid={refused ? true : undefined}
          aria-busy={isBusy || undefined}
          readOnly={isBusy}
          defaultValue={value}
          inputMode={places === 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          onChange={(event) => tidyText(event.currentTarget, plainDecimal)}
          onKeyDown={press}
          onBlur={leave}
          className="h-11 w-full rounded-box border border-edge bg-card px-2.5 text-right text-base read-only:text-ink-soft aria-invalid:border-red sm:h-9 sm:text-[0.9375rem]"
        />
      </span>
      <span id={note} role="alert" className="mt-1 max-w-48 text-sm font-medium text-red empty:mt-0">
        {refused?.why}
      </span>
    </span>
  )
}
