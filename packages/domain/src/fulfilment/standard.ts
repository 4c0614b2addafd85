/** Indian standards that pipes, and the strip they are made of, are certified to. */
export const standards = ['IS 1161', 'IS 1239', 'IS 3589', 'IS 3601', 'IS 4923', 'IS 10748'] as const

export type Standard = (typeof standards)[number]

/** How well a figure is known: two sources or the text itself, one decent source, or general knowledge. */
type Certainty = 'high' | 'medium' | 'low'

/** Where a figure comes from, for whoever doubts it. */
export interface Origin {
  source: string
  certainty: Certainty
}

const name = /\bIS[\s.:-]*(\d{3,5})\b/i

/** The standard that a paper names, whatever part and year it adds ('IS:1239 (Part 1) - 2004'), or null where it's none of these. */
export function readStandard(text: string): Standard | null {
  const number = name.exec(text)?.[1]
  return standards.find((standard) => standard === `IS ${number ?? ''}`) ?? null
}
