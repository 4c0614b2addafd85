import { useEffect, useState } from 'react'

interface Combobox {
  id: string
  field: HTMLInputElement
  /** How many options the list has. */
  count: number
}

/** Where the list stands: nothing is chosen before an arrow key is pressed. */
export interface ListState {
  text: string
  isOpen: boolean
  active: number | null
}

export const optionId = (id: string, at: number) => `${id}-${at}`

/**
 * The keys of a combobox for a field that was rendered before this code was loaded: arrows move through the options and
 * back to what was typed, Enter opens the chosen one, Escape closes the list first and then empties the field.
 */
export function useCombobox(field: HTMLInputElement) {
  const [state, setState] = useState<ListState>(() => ({ text: typedIn(field), isOpen: true, active: null }))
  const close = () => setState((before) => ({ ...before, isOpen: false, active: null }))

  useEffect(() => {
    const open = () => setState({ text: field.value, isOpen: true, active: null })
    const listeners = { input: open, click: open, blur: close }
    for (const [kind, listen] of Object.entries(listeners)) field.addEventListener(kind, listen)
    return () => {
      for (const [kind, listen] of Object.entries(listeners)) field.removeEventListener(kind, listen)
    }
  }, [field])

  return { state, close, move: (active: number | null) => setState((before) => ({ ...before, isOpen: true, active })) }
}

/** What the page has put there suggests nothing. */
const typedIn = ({ value, defaultValue }: HTMLInputElement) => (value === defaultValue ? '' : value)

interface Keys extends Combobox {
  state: ListState
  isShown: boolean
  move: (active: number | null) => void
  close: () => void
}

export function useComboboxKeys({ id, field, count, state: { active }, isShown, move, close }: Keys) {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { key, isComposing } = event
      if (isComposing || count === 0) return
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        event.preventDefault()
        move(isShown ? step(active, key === 'ArrowDown' ? 1 : -1, count) : null)
      } else if (key === 'Escape' && isShown) {
        event.preventDefault()
        close()
      } else if (key === 'Enter' && isShown && active !== null) {
        event.preventDefault()
        document.getElementById(optionId(id, active))?.click()
      }
    }
    field.addEventListener('keydown', press)
    return () => field.removeEventListener('keydown', press)
  })

  useEffect(() => {
    field.setAttribute('aria-expanded', String(isShown))
    if (isShown && active !== null) {
      field.setAttribute('aria-activedescendant', optionId(id, active))
      document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' })
    } else field.removeAttribute('aria-activedescendant')
  })
}

/** The field itself lies between the last option and the first. */
export function step(active: number | null, by: 1 | -1, count: number): number | null {
  const places = count + 1
  const next = ((active ?? count) + by + places) % places
  return next === count ? null : next
}
