import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'

/** Where the list stands: nothing is chosen before an arrow key is pressed. */
interface ListState {
  isOpen: boolean
  active: number | null
}

export const optionId = (id: string, at: number) => `${id}-${at}`

/**
 * A combobox around a field that was rendered before this code was loaded, and perhaps typed into. What the page itself
 * has put into the field opens nothing.
 */
export function useCombobox(field: HTMLInputElement) {
  const [{ isOpen, active }, setState] = useState<ListState>({
    isOpen: field.value !== field.defaultValue,
    active: null,
  })
  const subscribe = useCallback((onInput: () => void) => listen(field, { input: onInput }), [field])
  const text = useSyncExternalStore(subscribe, () => field.value)

  useEffect(() => {
    const open = () => setState({ isOpen: true, active: null })
    return listen(field, { input: open, click: open, blur: () => setState({ isOpen: false, active: null }) })
  }, [field])

  return {
    typed: isOpen ? text.trim() : '',
    active,
    move: (to: number | null) => setState({ isOpen: true, active: to }),
    close: () => setState({ isOpen: false, active: null }),
  }
}

function listen(field: HTMLInputElement, listeners: Record<string, () => void>): () => void {
  for (const [kind, listener] of Object.entries(listeners)) field.addEventListener(kind, listener)
  return () => {
    for (const [kind, listener] of Object.entries(listeners)) field.removeEventListener(kind, listener)
  }
}

interface Keys {
  id: string
  field: HTMLInputElement
  /** How many options the list has. */
  count: number
  active: number | null
  isShown: boolean
  move: (active: number | null) => void
  close: () => void
}

/**
 * Arrows move through the options and back to what was typed, Enter opens the chosen one, Escape closes the list first
 * and then empties the field.
 */
export function useComboboxKeys({ id, field, count, active, isShown, move, close }: Keys) {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { key, isComposing } = event
      if (isComposing) return
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
