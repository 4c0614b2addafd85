/** What stands together in a row of a page, in points from its left edge. */
export interface Cell {
  text: string
  left: number
  right: number
}

export interface Row {
  cells: readonly Cell[]
}

/** The one value that was found, or null where there is none or several that differ: then nobody knows which is meant. */
export function onlyOne<T>(values: readonly T[]): T | null {
  const [first, ...others] = values
  return first !== undefined && others.every((other) => other === first) ? first : null
}
