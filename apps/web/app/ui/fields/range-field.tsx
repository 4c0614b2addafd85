import { useEffect, useId, useRef } from 'react'
import { controlClass } from './field'
import { texts } from '../texts'

interface RangeFieldProps {
  title: string
  unit: string
  step: number
  /** The available range, shown as placeholders. */
  limits: { min: number; max: number }
  from: { name: string; value: string }
  to: { name: string; value: string }
  /** Called on blur, on Enter and on the spin arrows. */
  onChange: (name: string, value: string) => void
}

export function RangeField({ title, unit, step, limits, from, to, onChange }: RangeFieldProps) {
  // The arrows step from the lower limit.
  const steps = { step, min: Math.floor(limits.min / step) * step, max: Math.ceil(limits.max / step) * step, onChange }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{texts.range.legend(title, unit)}</legend>
      <div className="flex items-center gap-2">
        <RangeEnd {...from} {...steps} label={texts.range.from} placeholder={String(limits.min)} />
        <span aria-hidden="true" className="text-sm text-ink-soft">
          {texts.range.between}
        </span>
        <RangeEnd {...to} {...steps} label={texts.range.to} placeholder={String(limits.max)} />
      </div>
    </fieldset>
  )
}

interface RangeEndProps {
  label: string
  name: string
  value: string
  placeholder: string
  step: number
  min: number
  max: number
  onChange: (name: string, value: string) => void
}

/** Keeps its own text while typing; listens to the native change event, which React's onChange is not. */
function RangeEnd({ label, name, value, onChange, min, max, ...input }: RangeEndProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const latest = useRef(onChange)

  useEffect(() => {
    latest.current = onChange
  })

  useEffect(() => {
    const input = field.current
    const tell = () => input && latest.current(name, input.value)
    input?.addEventListener('change', tell)
    return () => input?.removeEventListener('change', tell)
  }, [name])

  useEffect(() => {
    if (field.current) field.current.value = value
  }, [value])

  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        {...input}
        ref={field}
        id={id}
        type="number"
        name={name}
        defaultValue={value}
        min={tidy(min)}
        max={tidy(max)}
        inputMode="decimal"
        autoComplete="off"
        // Scrolling over the input scrolls the page.
        onWheel={(event) => event.currentTarget.blur()}
        className={`block h-11 min-w-0 text-right desk:h-10 ${controlClass}`}
      />
    </>
  )
}

/** 3 × 0.1 is a little more than 0.3 in binary. */
const tidy = (figure: number) => Number(figure.toFixed(3))
