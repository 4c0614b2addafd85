import type { Page } from '@playwright/test'

/**
 * Texts that stick out of their box or are cut off by it, chosen options and hints that their fields have no room for, and
 * lines of Hindi that are so tight that the marks of one reach into the next.
 */
export const cutTexts = (page: Page) => page.evaluate(findCutTexts)

/** Runs in the page. */
function findCutTexts() {
  /** Rounding, and what a letter leans over. */
  const SLACK = 2
  /** Of the font's height, which is room above and below the letters. */
  const AIR = 0.25
  const TIGHTEST = 1.2
  const found = new Set<string>()
  const pencil = document.createElement('canvas').getContext('2d')

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) lookAt(walker.currentNode)
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input[placeholder], select'))
    lookInto(field)
  return [...found]

  function lookAt(node: Node) {
    const { parentElement: parent, textContent } = node
    const text = textContent?.trim() ?? ''
    if (!parent || text === '' || !parent.checkVisibility({ visibilityProperty: true })) return
    if (parent.closest('svg, select, textarea, [aria-hidden=true]')) return
    const range = document.createRange()
    range.selectNodeContents(node)
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    const why =
      lines.map((line) => cutBy(line, parent)).find((reason) => reason !== null) ?? tightness(lines, parent, text)
    if (why) found.add(`${why}: ${text}`)
  }

  function cutBy({ left, right, top, bottom, height }: DOMRect, parent: Element): string | null {
    let isInBox = false
    for (let element: Element | null = parent; element && element !== document.body; element = element.parentElement) {
      const { display, overflowX, overflowY, position } = getComputedStyle(element)
      if (display === 'inline' || display === 'contents') continue
      const box = element.getBoundingClientRect()
      // Said to readers of screens only.
      if (box.width <= 1 || box.height <= 1) return null
      if (/auto|scroll/.test(overflowX) || element instanceof HTMLFieldSetElement) return null
      const isWider = left < box.left - SLACK || right > box.right + SLACK
      if (isWider && (!isInBox || overflowX !== 'visible')) return isInBox ? 'cut' : 'sticks out'
      isInBox = true
      if (/hidden|clip/.test(overflowY) && (top < box.top - height * AIR || bottom > box.bottom + height * AIR))
        return 'cut'
      if (position === 'fixed') return null
    }
    return null
  }

  function tightness(lines: readonly DOMRect[], parent: Element, text: string): string | null {
    if (!/\p{Script=Devanagari}/u.test(text)) return null
    const size = Number.parseFloat(getComputedStyle(parent).fontSize)
    const tops = [...new Set(lines.map(({ top }) => Math.round(top)))].sort((one, other) => one - other)
    const isTight = tops.some((top, at) => at > 0 && top - (tops[at - 1] ?? 0) < size * TIGHTEST - 1)
    return isTight ? 'tight' : null
  }

  function lookInto(field: HTMLInputElement | HTMLSelectElement) {
    const text = field instanceof HTMLInputElement ? field.placeholder : (field.selectedOptions[0]?.label ?? '')
    if (!pencil || !field.checkVisibility({ visibilityProperty: true }) || field.clientWidth <= 1) return
    const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight, textOverflow } = getComputedStyle(field)
    // Says itself that there is more.
    if (textOverflow === 'ellipsis') return
    pencil.font = `${fontWeight} ${fontSize} ${fontFamily}`
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    if (pencil.measureText(text).width > room + SLACK) found.add(`no room: ${text}`)
  }
}
