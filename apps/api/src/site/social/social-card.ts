/** A section by its names in the stock. */
export interface NamedSection {
  size: string
  thickness: string
}

interface Figure {
  figure: string
  unit: string
  note: string
}

/** Everything that a card shows. */
export interface SocialCard {
  label: string
  title: string
  lines: readonly string[]
  /** Null when there is nothing to buy. */
  rate: Figure | null
  aside: Figure | null
  /** Drawn inside each other, largest first. */
  sections: readonly NamedSection[]
  /** Whether the card is about one section, which shows its wall thickness. */
  isOne: boolean
}
