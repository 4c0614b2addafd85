export interface ClauseTableText {
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

/** Numbered within its section, so that a letter can name it: 4.2. Links to other pages are marks as in `ui/sentence.tsx`. */
export type Clause = string | { text: string; points: readonly string[] } | { text: string; table: ClauseTableText }

export interface LegalSection {
  /** The fragment of the URL: other pages link to it, so it must not change. */
  id: string
  title: string
  clauses: readonly Clause[]
}

export interface LegalText {
  title: string
  /** For search engines. */
  description: string
  intro: string
  sections: readonly LegalSection[]
}
