/** A section by the names that it goes by in the stock. */
export interface NamedSection {
  size: string
  thickness: string
}

interface Figure {
  figure: string
  unit: string
  note: string
}

/** All that a card says. */
export interface SocialCard {
  label: string
  title: string
  lines: readonly string[]
  /** Nothing to buy, no rate. */
  rate: Figure | null
  aside: Figure | null
  /** Drawn into each other, the largest first. */
  sections: readonly NamedSection[]
  /** Whether it is about one section, whose wall has a dimension of its own. */
  isOne: boolean
}
