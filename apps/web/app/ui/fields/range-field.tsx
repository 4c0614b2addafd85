import { useEffect, useId, useRef } from 'react'
import { controlClass } from './field'
import { texts } from '../texts'

interface RangeFieldProps {
  title: string
  unit: string
  step: number
  /** What there is, shown while nothing is typed. */
  limits: { min: number; max: number }
  from: { name: string; value: string }
  to: { name: string; value: string }
  /** Told when a field is left, Enter is pressed or an arrow is. */
  onChange: (name: string, value: string) => void
}

export function RangeField({ title, unit, step, limits, from, to, onChange }: RangeFieldProps) {
  // Arrows count from the lower limit, so that one is a whole step.
  const steps = { step, min: Math.floor(limits.min / step) * step, max: Math.ceil(limits.max / step) * step, onChange }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{texts.range.legend(title, unit)}</legend>
      <div className="flex items-center gap-2">
        <RangeEnd {...from} {...steps} label={texts.range.from} placeholder={String(limits.min)} />
        <span aria-hidden="true" className="text-sm text-ink-soft">
          {texts.range.to}
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

/** Keeps its own text while one types; the browser itself tells when that is done, which React's onChange doesn't. */
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
        // A wheel over the field is meant for the page.
        onWheel={(event) => event.currentTarget.blur()}
        className={`block h-11 min-w-0 text-right desk:h-10 ${controlClass}`}
      />
    </>
  )
}

/** 3 × 0.1 is a little more than 0.3 in binary. */
const tidy = (figure: number) => Number(figure.toFixed(3))
