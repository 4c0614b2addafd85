import type { Clause, LegalText } from './legal-text'

/** Slower than prose: a contract is read carefully. */
const WORDS_A_MINUTE = 210

export const readingMinutes = (text: LegalText) => Math.round(countWords(text) / WORDS_A_MINUTE)

function countWords({ title, intro, sections }: LegalText): number {
  const pieces = [title, intro, ...sections.flatMap((section) => [section.title, ...section.clauses.flatMap(piecesOf)])]
  return pieces.flatMap((piece) => piece.split(/\s+/)).length
}

function piecesOf(clause: Clause): readonly string[] {
  if (typeof clause === 'string') return [clause]
  return [clause.text, ...('points' in clause ? clause.points : [...clause.table.head, ...clause.table.rows.flat()])]
}
