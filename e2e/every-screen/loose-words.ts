import type { Page } from '@playwright/test'

const END = '\u0001'

/** What a person can read of the page, as it stands: its texts in their order, and what is said of elements. */
export const readPage = (page: Page) =>
  page.evaluate(() => {
    const said = ['aria-label', 'aria-description', 'placeholder', 'title', 'alt']
    const hidden = 'script, style, noscript, template, svg style'
    const texts: string[] = []
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    const attributes: string[] = [document.title]
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
      if (node instanceof Element) {
        attributes.push(...said.map((name) => node.getAttribute(name) ?? ''))
        if (
          node instanceof HTMLMetaElement &&
          /description|og:title|og:image:alt/.test(node.name || node.getAttribute('property') || '')
        )
          attributes.push(node.content)
        texts.push('\u0001')
      } else if (!node.parentElement?.closest(hidden)) texts.push(node.textContent ?? '')
    }
    return [texts.join(''), ...attributes]
  })

/** What no language changes. */
const SAME_IN_ALL = [
  // Links that a shared text leads back by.
  /https?:\/\/\S+/g,
  // The brand, and addresses of the sample company.
  /LohaHaat|[\w.+-]+@[\w.-]+|\bwa\.me[\w./?=&%-]*/g,
  // Units and codes of the trade, with or without their figures.
  /\b(MT|kg|mm|NB|OD|IS|HSN|GST|GSTIN|CGST|SGST|IGST|MTC|ISO|PIN|OTP|PDF|CSV|XLSX|SHS|RHS|GI|GP|ERW|NB)\b/g,
  // Numbers of orders, enquiries and mails, of GST, and versions of browsers.
  /\b[A-Z]{1,3}-\d+\b|\bLH\/\d\d-\d\d\/\d+|\bLH\d{10,}\b|\b\d\d[A-Z]{5}\d{4}[A-Z]\dZ[0-9A-Z]\b/g,
  // What a session was begun with, and from where, is kept as it was then.
  /\b(Chrome|Firefox|Safari|Edge) on [A-Z]\w+|\b[0-9a-f:]+::\/48/g,
  // Formulas and sizes.
  /\b\d[\d.,]*\s?[x×]\s?\d[\d.,]*(\s?[x×]\s?\d[\d.,]*)?|\b\d[\d.,]*\s?(m|t|h|d|s)\b/g,
]

/** The words of a text in the pseudo-language that stand outside all brackets, apart from data. */
export const looseWords = (text: string, data: readonly string[]) =>
  ownWords(outsideBrackets(text), data).filter((words) => /\p{L}{2}/u.test(words))

/**
 * What is left of a text without what people have entered, and what is the same in every language. An element ends
 * whatever it says.
 */
export const ownWords = (text: string, data: readonly string[]) => {
  const tidy = text.replaceAll(/[ \u00a0\n]+/g, ' ')
  const said = data.reduce((rest, known) => rest.replaceAll(known, END), tidy)
  return SAME_IN_ALL.reduce((rest, same) => rest.replace(same, ' '), said)
    .split(END)
    .map((words) => words.trim())
}

function outsideBrackets(text: string): string {
  let depth = 0
  let outside = ''
  for (const sign of text) {
    if (sign === '⟦') depth++
    if (depth === 0) outside += sign
    else if (sign === '⟧' && --depth === 0) outside += END
  }
  return outside
}
