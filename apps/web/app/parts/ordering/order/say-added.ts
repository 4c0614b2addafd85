import { texts } from './texts'

const MOST_NAMED = 3

/** The message about what "Order again" has added to the cart. */
export function sayAdded({ added, notSold }: { added: number; notSold: readonly string[] }): string {
  const done = sayCount(added, notSold.length > 0)
  return notSold.length === 0 ? done : `${done} ${sayNotSold(notSold)}`
}

function sayCount(added: number, someAreGone: boolean): string {
  if (added === 0) return someAreGone ? texts.again.nothingAdded : texts.again.alreadyThere
  return texts.again.added(added)
}

function sayNotSold(items: readonly string[]): string {
  const named = items.slice(0, MOST_NAMED).join('; ')
  const more = items.length - MOST_NAMED
  return more > 0 ? texts.again.notSoldAndMore(named, more) : texts.again.notSold(named)
}
