import type { ComponentProps } from 'react'
import { SelectField } from '../../../ui/fields/select-field'
import type { ListChange } from './list-state'
import type { ListSearch } from './use-list-search'
import { texts } from './texts'

interface SelectFilterProps extends Omit<ComponentProps<typeof SelectField>, 'name' | 'value' | 'onChange'> {
  list: ListSearch
  /** Its name in the URL. */
  name: string
  /** Changed together with it. */
  also?: ListChange
}

/** A filter with a select. */
export function SelectFilter({ list, name, also, placeholder = texts.all, ...select }: SelectFilterProps) {
  return (
    <SelectField
      {...select}
      placeholder={placeholder}
      value={list.filter(name)}
      onChange={({ currentTarget }) => list.change({ [name]: currentTarget.value, ...also })}
    />
  )
}
