import type { Page } from '@playwright/test'

/** Looks at the page as it is in plain English: the brackets of the pseudo-language take room. */
export async function withoutBrackets(page: Page, look: () => Promise<void>) {
  const putBack = await page.evaluateHandle(takeBracketsOut)
  await look()
  await putBack.evaluate((restore) => restore())
  await putBack.dispose()
}

/** Runs in the page; returns what puts them back. */
function takeBracketsOut() {
  const restorers: (() => void)[] = []
  const plain = (text: string) => text.replaceAll(/[⟦⟧]/g, '')
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const { data } = node
    if (data === plain(data)) continue
    node.data = plain(data)
    restorers.push(() => {
      node.data = data
    })
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('[placeholder*="⟦"]')) {
    const { placeholder } = field
    field.placeholder = plain(placeholder)
    restorers.push(() => {
      field.placeholder = placeholder
    })
  }
  return () => {
    for (const restore of restorers) restore()
  }
}
