import type { ComponentProps } from 'react'
import { controlClass, Field, type FieldTexts } from './field'

interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'id' | 'className'> {}

export function TextField({ label, hint, error, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => <input {...input} {...control} className={`block h-11 read-only:bg-paper ${controlClass}`} />}
    </Field>
  )
}
