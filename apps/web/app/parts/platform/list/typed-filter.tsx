import { type ComponentProps, useEffect, useRef } from 'react'
import { TextField } from '../../../ui/fields/text-field'
import { createTypedSearch } from '../../../ui/fields/typed-search'

const PAUSE_MS = 250

interface TypedFilterProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'ref'> {
  /** What the URL says. */
  value: string
  /** What may be put into the URL: a year that is half typed may not. */
  accepts: RegExp
  onChange: (text: string) => void
}

/** A filter that one types. It keeps its own text, as a search does, since it may be ahead of the URL. */
export function TypedFilter({ value, accepts, onChange, ...field }: TypedFilterProps) {
  const input = useRef<HTMLInputElement>(null)
  const latest = useRef(onChange)
  const typed = useRef<ReturnType<typeof createTypedSearch>>(null)

  useEffect(() => {
    latest.current = onChange
  })

  useEffect(() => {
    const search = createTypedSearch(PAUSE_MS, input.current?.defaultValue ?? '', (text) => latest.current(text))
    typed.current = search
    return search.stop
  }, [])

  useEffect(() => {
    if (input.current && typed.current?.takes(value)) input.current.value = value
  }, [value])

  return (
    <TextField
      {...field}
      ref={input}
      defaultValue={value}
      autoComplete="off"
      onChange={({ currentTarget }) => {
        if (accepts.test(currentTarget.value)) typed.current?.type(currentTarget.value)
        else typed.current?.stop()
      }}
    />
  )
}
