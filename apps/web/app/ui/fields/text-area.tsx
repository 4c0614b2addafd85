import { type ComponentProps, type SyntheticEvent, useState } from 'react'
import { controlClass, Field, type FieldTexts } from './field'
import { texts } from '../work-texts'

interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'id' | 'className'> {
  /** Shows how many characters of `maxLength` are left. */
  countDown?: boolean
}

export function TextArea({ label, hint, error, className, countDown = false, ...area }: TextAreaProps) {
  const { maxLength, onFocus, onInput } = area
  const [length, setLength] = useState<number | null>(null)
  const count = (event: SyntheticEvent<HTMLTextAreaElement>) => setLength(event.currentTarget.value.length)

  const note =
    countDown && maxLength !== undefined ? (
      <span className="flex justify-between gap-4">
        <span>{hint ?? texts.mostCharacters(maxLength)}</span>
        {/* Hidden from screen readers, which would read it at every keystroke. */}
        {length !== null && <span aria-hidden="true">{texts.charactersLeft(maxLength - length)}</span>}
      </span>
    ) : (
      hint
    )

  return (
    <Field label={label} hint={note} error={error} className={className}>
      {(control) => (
        <textarea
          rows={3}
          {...area}
          {...control}
          onFocus={(event) => {
            count(event)
            onFocus?.(event)
          }}
          onInput={(event) => {
            count(event)
            onInput?.(event)
          }}
          className={`block min-h-11 py-2 read-only:bg-paper ${controlClass}`}
        />
      )}
    </Field>
  )
}
