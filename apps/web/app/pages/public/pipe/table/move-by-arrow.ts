import type { KeyboardEvent } from 'react'

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Up and down move to the same control of the next row. A list of choices keeps its arrows. */
export function moveByArrow(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key]
  const { target, currentTarget } = event
  if (step === undefined || !(target instanceof HTMLElement) || target instanceof HTMLSelectElement) return
  const alike = [...currentTarget.querySelectorAll<HTMLElement>(target.tagName)]
  const next = alike[alike.indexOf(target) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
  if (next instanceof HTMLInputElement) next.select()
}
