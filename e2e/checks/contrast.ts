import type { Page } from '@playwright/test'

/** The ways in which text is coloured that axe has looked at in this worker. */
const known = new Set<string>()

/**
 * To tell the contrast of every text takes axe four times as long as all its other rules. Text of the same colour and
 * size on the same backgrounds has the same contrast, so of each such way the first and the last are looked at, once.
 */
export async function contrastViolationsOn(page: Page) {
  const { told, violations } = await page.evaluate(lookForNew, [...known])
  for (const way of told) known.add(way)
  return violations
}

/** Runs in the page. */
async function lookForNew(known: string[]) {
  const old = new Set(known)
  const behind = new Map<Element, string>()
  const texts = new Map<string, HTMLElement[]>()
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (!saysSomething(element)) continue
    const way = wayOf(element)
    if (!old.has(way)) texts.set(way, [...(texts.get(way) ?? []).slice(0, 1), element])
  }
  if (texts.size === 0) return { told: [], violations: [] }
  const include = [...texts.values()].flat()
  const options = { runOnly: ['color-contrast'], elementRef: true, selectors: false }
  const { passes, incomplete, violations } = await window.axe.run({ include }, options)
  const decided = [...passes, ...incomplete].flatMap(({ nodes }) => nodes.map(({ element }) => element))
  const told = [...texts].filter(([, some]) => some.some((one) => decided.includes(one))).map(([way]) => way)
  return { told, violations: violations.flatMap(({ nodes }) => nodes.map(({ html }) => html)) }

  /** What is off may be pale, as axe has it too. */
  function saysSomething(element: HTMLElement) {
    const isField = element.matches('input, select, textarea')
    const hasText = [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim())
    if ((!isField && !hasText) || element.closest(':disabled, [aria-disabled=true]')) return false
    if (element.closest('label')?.control?.matches(':disabled, [aria-disabled=true]')) return false
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
  }

  function wayOf(element: Element) {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
    return [color, fontSize, fontWeight, textShadow, backgroundsOf(element)].join()
  }

  /** Everything that a text may have behind it, from the page to its own. */
  function backgroundsOf(element: Element | null): string {
    if (!element) return ''
    const found = behind.get(element)
    if (found !== undefined) return found
    const style = getComputedStyle(element)
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position } = style
    const own = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join()
    const isPlain = own === 'rgba(0, 0, 0, 0),none,1,none,normal'
    const isLifted = position === 'absolute' || position === 'fixed' || position === 'sticky'
    const all = `${backgroundsOf(element.parentElement)}${isPlain ? '' : ` ${own}`}${isLifted ? ` ${position}` : ''}`
    behind.set(element, all)
    return all
  }
}
