/** A cell of the table: the line and the party, counted from 0. */
export interface Place {
  line: number
  party: number
}

const steps: Record<string, Place> = {
  ArrowUp: { line: -1, party: 0 },
  ArrowDown: { line: 1, party: 0 },
  ArrowLeft: { line: 0, party: -1 },
  ArrowRight: { line: 0, party: 1 },
}

/**
 * The cell that a key leads to, or null where the key is for something else. What can't be chosen is passed over; at
 * the edge one stays.
 */
export function placeAfter(key: string, from: Place, size: Place, canChoose: (place: Place) => boolean): Place | null {
  if (key === 'Home' || key === 'End') return edgeOf(key, from, size, canChoose)
  const step = steps[key]
  if (!step) return null
  let to = from
  do {
    to = { line: to.line + step.line, party: to.party + step.party }
    if (!isInside(to, size)) return from
  } while (!canChoose(to))
  return to
}

/** The first or last party of the line that can be chosen. */
function edgeOf(key: 'Home' | 'End', from: Place, size: Place, canChoose: (place: Place) => boolean): Place {
  const places = Array.from({ length: size.party }, (_, party) => ({ line: from.line, party })).filter(canChoose)
  return (key === 'Home' ? places[0] : places.at(-1)) ?? from
}

const isInside = ({ line, party }: Place, size: Place) =>
  line >= 0 && party >= 0 && line < size.line && party < size.party
