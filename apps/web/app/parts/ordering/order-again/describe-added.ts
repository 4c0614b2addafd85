import { texts } from './texts'

const MAX_NAMED = 3

/** The message about what "Order again" has added to the cart. */
export function describeAdded({ added, notSold }: { added: number; notSold: readonly string[] }): string {
  const done = sayCount(added, notSold.length > 0)
  return notSold.length === 0 ? done : `${done} ${describeNotSold(notSold)}`
}

function sayCount(added: number, someAreGone: boolean): string {
  if (added === 0) return someAreGone ? texts.nothingAdded : texts.alreadyThere
  return texts.added(added)
}

function describeNotSold(items: readonly string[]): string {
  const named = items.slice(0, MAX_NAMED).join('; ')
  const more = items.length - MAX_NAMED
  return more > 0 ? texts.notSoldAndMore(named, more) : texts.notSold(named)
}
