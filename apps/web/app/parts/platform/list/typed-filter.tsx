import type { ComponentProps } from 'react'
import { TextField } from '../../../ui/fields/text-field'
import { useTypedSearch } from '../../../ui/fields/typed-search'

interface TypedFilterProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'ref'> {
  /** What the URL says. */
  value: string
  /** What may be put into the URL: a half-typed year may not. */
  accepts?: RegExp
  onChange: (text: string) => void
}

/** A filter with a text field. */
export function TypedFilter({ value, accepts, onChange, ...field }: TypedFilterProps) {
  const { input, type } = useTypedSearch({ value, onSearch: onChange, ...(accepts && { accepts }) })
  return (
    <TextField
      {...field}
      ref={input}
      defaultValue={value}
      autoComplete="off"
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  )
}
