import { istDay } from '../../platform/ist'
import type { AnswerDraft, AskedLine } from './answer'
import { type ClauseSaid, readClause } from './clause/read-clause'
import { cleanLines, plain, splitClauses } from './clause/split-clauses'
import { DraftedLine } from './drafted-line'
import { DraftedTerms } from './drafted-terms'
import { splitSections } from './sections'

/** Longer than any answer that a person writes. */
const LONGEST_ANSWER = 10_000
const LONGEST_LINE = 500

/** A clause, and the lines that its section names by number. */
interface Said {
  places: readonly number[] | null
  clause: ClauseSaid
}

/**
 * A draft of a quote out of an answer as suppliers write it in a chat: '1) 61500 2) ok 60800 3) nahi hai, ex Bhiwadi'. Whatever
 * may be meant otherwise has a doubt, and what is not understood at all is handed back.
 */
export function readAnswer(text: string, asked: readonly AskedLine[], now: Date): AnswerDraft {
  const said = sayings(text.slice(0, LONGEST_ANSWER), asked, istDay(now))
  const lines = asked.map((line) => new DraftedLine(line))
  const terms = new DraftedTerms()
  const unread = said.flatMap(({ clause }) => clause.unread ?? [])
  for (const { clause } of said) terms.take(clause)
  const loose = placeAll(said, lines, unread)
  placeLoose(loose, said, lines, unread)
  placeRest(said, lines)
  placeDays(said, lines)
  placeTax(terms, lines)
  if (lines.some(({ isAnswered }) => isAnswered))
    for (const line of lines) if (!line.isAnswered) line.doubt('price', 'notAnswered')
  return { lines: lines.map((line) => line.done()), terms: terms.done(text), unread: [...new Set(unread)] }
}

/** Every clause with the lines it is about. A line without a number goes on where the line above said nothing yet. */
function sayings(text: string, asked: readonly AskedLine[], today: string): Said[] {
  const said: Said[] = []
  let open: readonly number[] | null = null
  for (const line of cleanLines(text)) {
    for (const { places, text: section } of splitSections(plain(line.slice(0, LONGEST_LINE)), asked.length)) {
      if (places !== null) open = places
      for (const part of splitClauses(section)) {
        const clause = readClause(part, asked, today)
        const goesOn =
          places === null && open !== null && answers(clause) && clause.scope === null && clause.pipe.places === null
        said.push({ places: places ?? (goesOn ? open : null), clause })
        if (answers(clause)) open = null
      }
    }
  }
  return said
}

const answers = ({ prices, stock }: ClauseSaid) =>
  prices.length > 0 || stock.none || stock.agreed !== null || stock.isUnclear

/** Places what names its lines, and returns the clauses that answer without naming any. */
function placeAll(said: readonly Said[], lines: readonly DraftedLine[], unread: string[]): ClauseSaid[] {
  const loose: ClauseSaid[] = []
  const hasException = said.some(({ clause }) => clause.hasException)
  for (const { places, clause } of said) {
    const { pipe, scope } = clause
    const isAnswer = answers(clause)
    if (scope === 'rest') continue
    // '3) 72 per kg sab' is the price of the third, whatever else is of all.
    if (scope === 'all' && isAnswer && places !== null && places.length > 0)
      for (const place of places) {
        lines[place]?.take(clause)
        lines[place]?.doubt('price', 'forAll')
      }
    else if (scope === 'all' && (isAnswer || pipe.make !== null))
      for (const line of lines) {
        line.take(clause)
        if (hasException) line.doubt('price', 'forAll')
      }
    else if (places?.length === 0) {
      if (isAnswer) unread.push(clause.raw)
    } else if (places !== null)
      for (const place of places) {
        lines[place]?.take(clause)
        // Behind the last line a make may be of all of them.
        if (pipe.make !== null && !isAnswer && lines.length > 1) lines[place]?.doubt('make', 'makeUnclear')
        if (pipe.places && !pipe.places.includes(place)) lines[place]?.doubt('price', 'otherSize')
      }
    else if (pipe.places !== null && isAnswer) {
      for (const place of pipe.places) {
        lines[place]?.take(clause)
        if (pipe.places.length > 1 && pipe.isSized) lines[place]?.doubt('price', 'severalLines')
      }
      // It names a pipe that nobody asked for.
      if (pipe.places.length === 0) unread.push(clause.raw)
    } else if (isAnswer) loose.push(clause)
    else if (pipe.make !== null || clause.hasDiscount || clause.isAsked || pipe.quantity || clause.pipe.places)
      unread.push(clause.raw)
  }
  return loose
}

/** What answers without a number or a name: for the only line, for each in its order, or for all of them. */
function placeLoose(
  loose: readonly ClauseSaid[],
  said: readonly Said[],
  lines: readonly DraftedLine[],
  unread: string[],
) {
  const isPlaced =
    said.some(({ places, clause }) => places !== null || clause.scope !== null) ||
    lines.some(({ isAnswered }) => isAnswered)
  const [only] = loose
  if (lines.length === 1) for (const clause of loose) lines[0]?.take(clause)
  else if (isPlaced) {
    const isOfAll = said.some(({ clause }) => clause.scope === 'all' && clause.prices.length > 0)
    for (const clause of loose) {
      if (clause.prices.length > 0 || clause.stock.none || clause.stock.isUnclear) unread.push(clause.raw)
      if (clause.prices.length > 0 && isOfAll && !clause.hasException)
        for (const line of lines) line.doubt('price', 'severalPrices')
    }
  } else if (loose.length === lines.length)
    for (const [place, clause] of loose.entries()) {
      lines[place]?.take(clause)
      lines[place]?.doubt('price', 'byOrder')
    }
  else if (loose.length === 1 && only?.prices.length === lines.length)
    for (const [place, price] of only.prices.entries()) {
      lines[place]?.take({ ...only, prices: [price] })
      lines[place]?.doubt('price', 'byOrder')
    }
  else if (loose.length === 1 && only)
    for (const line of lines) {
      line.take(only)
      line.doubt(only.stock.none ? 'notOffered' : 'price', 'forAll')
    }
  else unread.push(...loose.map(({ raw }) => raw))
}

function placeRest(said: readonly Said[], lines: readonly DraftedLine[]) {
  const rest = lines.filter(({ isAnswered }) => !isAnswered)
  for (const { clause } of said) if (clause.scope === 'rest') for (const line of rest) line.take(clause)
}

/** Days behind the last line are of all, unless lines before it have days of their own. */
function placeDays(said: readonly Said[], lines: readonly DraftedLine[]) {
  const last = said.findLast(({ places }) => places !== null)?.places ?? null
  const own = said.filter(
    ({ places, clause }) => clause.days && places !== null && (places !== last || answers(clause)),
  )
  const isByLine = own.some(({ places }) => places !== last)
  for (const saying of said) {
    const { days, stock } = saying.clause
    if (!days) continue
    // 'Out of stock, 7 din me aayega': there will be some then.
    if (stock.none && saying.places !== null) {
      for (const place of saying.places) lines[place]?.doubt('notOffered', 'noneUnclear')
      continue
    }
    const isOwn = saying.places !== null && (saying.places !== last || isByLine)
    for (const [place, line] of lines.entries()) {
      if (isOwn ? !saying.places?.includes(place) : line.days !== null && isByLine) continue
      if (line.days !== null && line.days !== days.days) line.doubt('days', 'daysSaidTwice')
      line.days = days.days
      if (days.doubt) line.doubt('days', days.doubt)
    }
  }
}

/** A quote is before GST, so that a price with it is too high. */
function placeTax({ tax }: DraftedTerms, lines: readonly DraftedLine[]) {
  if (tax === null || tax === 'extra') return
  for (const line of lines) if (line.isPriced) line.doubt('price', tax === 'included' ? 'gstIncluded' : 'gstUnclear')
}
