/** To the middle, since a bar lies over the end of the screen, and to the readers of screens. */
export function bringIntoView(element: HTMLElement | null) {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'center' })
}
