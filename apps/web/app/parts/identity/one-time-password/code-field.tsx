import type { ClipboardEvent, Ref } from 'react'
import { TextField } from '../../../ui/fields/text-field'
import { digitsOnly } from '../../../ui/fields/tidy-field'
import { texts } from './texts'

const CODE_LENGTH = 5

interface CodeFieldProps {
  value: string
  onChange: (code: string) => void
  email: string
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
}

export function CodeField({ value, onChange, email, error, ref }: CodeFieldProps) {
  /** With maxLength, the browser would truncate a pasted '12 345' before its space is removed. */
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault()
    onChange(digitsOf(event.clipboardData.getData('text')))
  }

  return (
    <TextField
      ref={ref}
      label={texts.otp}
      name="otp"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={CODE_LENGTH}
      value={value}
      onChange={({ target }) => onChange(digitsOf(target.value))}
      onPaste={paste}
      error={error}
      hint={texts.otpHint(email)}
    />
  )
}

const digitsOf = (text: string) => digitsOnly(text).slice(0, CODE_LENGTH)
