const MOST_NAMED = 3

/** What "Order again" did to the cart, in words. */
export function sayAdded({ added, notSold }: { added: number; notSold: readonly string[] }): string {
  const done = sayCount(added, notSold.length > 0)
  if (notSold.length === 0) return done
  const named = notSold.slice(0, MOST_NAMED).join('; ')
  const more = notSold.length - MOST_NAMED
  return `${done} No longer sold: ${named}${more > 0 ? ` and ${more} more` : ''}.`
}

function sayCount(added: number, someAreGone: boolean): string {
  if (added === 0) return someAreGone ? 'Nothing was added to the cart.' : 'All of it is in the cart already.'
  return added === 1 ? '1 item was added to the cart.' : `${added} items were added to the cart.`
}
