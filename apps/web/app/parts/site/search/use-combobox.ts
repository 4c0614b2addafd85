import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'

/** What was decided about the list of a text; another text has another list. */
interface Decision {
  text: string
  isOpen: boolean
  /** Nothing is chosen before an arrow key is pressed. */
  active: number | null
}

export const optionId = (id: string, at: number) => `${id}-${at}`

/**
 * A combobox around a field that was rendered before this code was loaded, and perhaps typed into. What the page itself
 * has put into the field opens nothing.
 */
export function useCombobox(field: HTMLInputElement) {
  const [decision, setDecision] = useState<Decision | null>(null)
  const text = useTyped(field)
  const isDecided = decision !== null && decision.text === text
  const isOpen = isDecided ? decision.isOpen : text !== field.defaultValue

  const move = useCallback((active: number | null) => setDecision({ text: field.value, isOpen: true, active }), [field])
  const close = useCallback(() => setDecision({ text: field.value, isOpen: false, active: null }), [field])
  useEffect(() => listen(field, ['click'], () => move(null)), [field, move])

  return { typed: isOpen ? text.trim() : '', active: isDecided ? decision.active : null, move, close }
}

/** What is in the field while it has the focus. */
function useTyped(field: HTMLInputElement): string {
  const subscribe = useCallback((onChange: () => void) => listen(field, ['input', 'focus', 'blur'], onChange), [field])
  return useSyncExternalStore(subscribe, () => (document.activeElement === field ? field.value : ''))
}

function listen(field: HTMLInputElement, kinds: readonly string[], listener: () => void): () => void {
  for (const kind of kinds) field.addEventListener(kind, listener)
  return () => {
    for (const kind of kinds) field.removeEventListener(kind, listener)
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
