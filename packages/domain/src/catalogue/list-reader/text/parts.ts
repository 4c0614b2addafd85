import type { Is1239Class } from '../../is1239'
import type { OtherPipe, OtherProduct } from '../facts/product-words'
import type { Note } from '../notes'

/** How a figure was measured or counted, as far as the words beside it say. */
export type FigureUnit =
  | 'nb'
  | 'od'
  | 'inch'
  | 'mm'
  | 'swg'
  | 'metre'
  | 'feet'
  | 'running metre'
  | 'running feet'
  | 'ton'
  /** Written of metric tons and of metres alike. */
  | 'mts'
  | 'kg'
  /** A hundred kilograms; figures are counted in kilograms. */
  | 'quintal'
  | 'piece'
  | 'bundle'
  /** A truck, a lot, a set. */
  | 'lot'

/** What the label beside a figure declares it to be. */
export type FigureRole = 'size' | 'diameter' | 'wall' | 'length' | 'quantity'

export interface Figure {
  /** Plain decimal text without needless zeros. */
  text: string
  value: number
  unit: FigureUnit | null
  role: FigureRole | null
  fraction: boolean
  /** A dash that may be a minus stands before it. */
  minus: boolean
  /** The lower end of a range, as '5-6 MT'. */
  range: boolean
}

export type Coat = 'black' | 'mild steel' | 'GI' | 'GP'
export type Shape = 'round' | 'square' | 'rectangular' | 'hollow'

interface Meanings {
  number: { text: string; value: number; fraction: boolean }
  word: { text: string }
  mark: { text: string }
  /** Digits that are no decimal, as '1.2.3' or a number too long to be a measure. */
  unreadable: { text: string }
  unit: { unit: FigureUnit; word: string }
  role: { role: FigureRole; word: string }
  times: object
  class: { class: Is1239Class }
  'class word': object
  coat: { coat: Coat }
  shape: { shape: Shape }
  pipe: object
  make: { make: string }
  standard: { standard: string }
  grade: { grade: string }
  'other product': { name: OtherProduct }
  'other pipe': { name: OtherPipe }
  vague: object
  'number word': object
  /** A word of another country's standard, with its note. */
  foreign: { note: Note }
  /** Understood, and nothing the enquiry asks about: a date, a price, a certificate. */
  aside: object
  /** Six digits alone, which are a PIN code unless nothing else is counted. */
  'pin code': { text: string }
  figure: { figure: Figure }
  group: { figures: readonly Figure[] }
}

/** A piece of a line: first a bare token, later what it means. `apart` is true where a space precedes it. */
export type Part = { [Kind in keyof Meanings]: { kind: Kind; apart: boolean } & Meanings[Kind] }[keyof Meanings]

export interface Rewriting {
  takes: number
  gives: readonly Part[]
}

/** A rule matches the parts from an index on and returns how many it replaces and with what, or null. */
export type Rule = (parts: readonly Part[], at: number) => Rewriting | null

/** One pass from left to right; at each index the first rule that matches is applied. */
export function rewrite(parts: readonly Part[], rules: readonly Rule[]): Part[] {
  const result: Part[] = []
  for (let at = 0; at < parts.length;) {
    const rewriting = firstFit(parts, at, rules)
    const part = parts[at]
    if (rewriting) result.push(...rewriting.gives)
    else if (part) result.push(part)
    at += rewriting?.takes ?? 1
  }
  return result
}

function firstFit(parts: readonly Part[], at: number, rules: readonly Rule[]): Rewriting | null {
  for (const rule of rules) {
    const rewriting = rule(parts, at)
    if (rewriting) return rewriting
  }
  return null
}

export const isMark = (part: Part | undefined, marks: string): boolean =>
  part?.kind === 'mark' && marks.includes(part.text)

export const isWord = (part: Part | undefined, ...words: readonly string[]): boolean =>
  part?.kind === 'word' && words.includes(part.text)
