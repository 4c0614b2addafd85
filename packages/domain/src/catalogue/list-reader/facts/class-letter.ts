import type { Is1239Class } from '../../is1239'
import { isMark, type Part, type Rule } from '../text/parts'

const letters: Readonly<Partial<Record<string, Is1239Class>>> = {
  a: 'Light',
  l: 'Light',
  b: 'Medium',
  m: 'Medium',
  c: 'Heavy',
  h: 'Heavy',
  ए: 'Light',
  बी: 'Medium',
  सी: 'Heavy',
}

/** The letter alone, or the same in quotes or brackets: B, 'B', (B). */
function letterAt(parts: readonly Part[], at: number): { class: Is1239Class; end: number; enclosed: boolean } | null {
  const enclosed = isMark(parts[at], '\'"([')
  const part = parts[enclosed ? at + 1 : at]
  const text = part?.kind === 'word' ? part.text : part?.kind === 'unit' ? part.word : ''
  const found = Object.hasOwn(letters, text) ? letters[text] : undefined
  if (found === undefined) return null
  const closed = isMark(parts[at + 2], '\'")]')
  if (enclosed) return closed ? { class: found, end: at + 3, enclosed } : null
  return { class: found, end: at + 1, enclosed }
}

const classPart = (found: Is1239Class): Part => ({ kind: 'class', class: found, apart: true })
const skipMarks = (parts: readonly Part[], at: number, marks: string) => (isMark(parts[at], marks) ? at + 1 : at)

/** 'class B', 'class: (M)', 'cl-C'. */
const wordFirst: Rule = (parts, at) => {
  if (parts[at]?.kind !== 'class word') return null
  const letter = letterAt(parts, skipMarks(parts, at + 1, '-:.'))
  // 'class 300 m' has no letter, and 'class B/C' has two of them.
  if (!letter) return { takes: 1, gives: [] }
  const second = isMark(parts[letter.end], '/') ? letterAt(parts, letter.end + 1) : null
  if (second) return { takes: second.end - at, gives: [classPart(letter.class), classPart(second.class)] }
  return { takes: letter.end - at, gives: [classPart(letter.class)] }
}

/** "B class", "'C'-class", "A/B class". */
const letterFirst: Rule = (parts, at) => {
  const letter = letterAt(parts, at)
  if (!letter) return null
  const second = isMark(parts[letter.end], '/') ? letterAt(parts, letter.end + 1) : null
  const end = skipMarks(parts, second?.end ?? letter.end, '-/.')
  if (parts[end]?.kind !== 'class word') return null
  return { takes: end + 1 - at, gives: [letter, ...(second ? [second] : [])].map((found) => classPart(found.class)) }
}

/** A letter with no word beside it is a class after a size, and in brackets anywhere but behind a number. */
const alone: Rule = (parts, at) => {
  const letter = letterAt(parts, at)
  if (!letter) return null
  const beforeAt = isMark(parts[at - 1], '-') ? at - 2 : at - 1
  const before = parts[beforeAt]
  const part = parts[at]
  const single = part?.kind === 'word' || part?.kind === 'unit' ? part : null
  const followsNumber = before?.kind === 'number' && !isPrefixed(parts, beforeAt)
  const isSized =
    (before?.kind === 'unit' && ['nb', 'inch', 'mm'].includes(before.unit)) ||
    isMark(before, '"') ||
    (before?.kind === 'number' && !followsNumber)
  const isNamed = before?.kind === 'pipe' || before?.kind === 'coat'
  const labels = isMark(parts[letter.end], '=:') && parts[letter.end + 1]?.kind === 'number'
  const article = ['word', 'pipe', 'coat', 'shape'].includes(parts[letter.end]?.kind ?? '')
  if (letter.enclosed)
    return followsNumber && isMetre(single ?? parts[at + 1])
      ? null
      : { takes: letter.end - at, gives: [classPart(letter.class)] }
  if (labels || single === null || (!single.apart && !isMark(parts[at - 1], '-"'))) return null
  const text = single.kind === 'word' ? single.text : single.word
  const fits =
    (isSized && !(text === 'a' && article)) ||
    (isNamed && text !== 'a') ||
    (followsNumber && ['b', 'c', 'h', 'बी', 'सी'].includes(text))
  const numberFollows = parts[letter.end]?.kind === 'number' && parts[letter.end]?.apart === false
  return fits && !numberFollows ? { takes: 1, gives: [classPart(letter.class)] } : null
}

/** The number of 'NB 80' and 'NB: 80' is a size already. */
const isPrefixed = (parts: readonly Part[], at: number) => {
  const before = isMark(parts[at - 1], ':-=.') ? parts[at - 2] : parts[at - 1]
  return before?.kind === 'unit' && before.unit === 'nb'
}

const isMetre = (part: Part | undefined) => part?.kind === 'unit' && part.unit === 'metre'

/** 'medium class', 'heavy duty'. */
const spelled: Rule = (parts, at) => {
  const part = parts[at]
  return part?.kind === 'class' && parts[at + 1]?.kind === 'class word' ? { takes: 2, gives: [part] } : null
}

export const classRules: readonly Rule[] = [spelled, wordFirst, letterFirst, alone]
