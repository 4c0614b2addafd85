import type { Note } from '../notes'
import { isYear, skipTo } from '../text/asides'
import { measures } from './measures'
import { isMark, isWord, type Part, type Rule } from '../text/parts'

const indianStandards: readonly number[] = [1161, 1239, 3589, 3601, 4923]
const lowestStandard = 200
const american: Rule = (parts, at) => {
  const named = isWord(parts[at], 'astm', 'asme', 'api', 'ansi')
  let next = named ? at + 1 : at
  const letter = isWord(parts[next], 'a', 'sa')
  if (letter) next++
  const number = parts[next]
  const known = number?.kind === 'number' && (named || (letter && !number.apart && number.value >= 53))
  if (!known) return named ? { takes: 1, gives: [foreign({ code: 'foreignSizes' })] } : null
  if (isWord(parts[next + 1], 'l') && !parts[next + 1]?.apart) next++
  return { takes: next + 1 - at, gives: [foreign({ code: 'foreignSizes' })] }
}

const schedule: Rule = (parts, at) => {
  if (!isWord(parts[at], 'sch', 'schedule', 'sched')) return null
  const next = skipTo(parts, at + 1, '.:-')
  const number = parts[next]
  if (number?.kind === 'number')
    return { takes: next + 1 - at, gives: [foreign({ code: 'schedule', number: number.text })] }
  return { takes: 1, gives: [foreign({ code: 'schedule', number: null })] }
}

const foreign = (note: Note): Part => ({ kind: 'foreign', note, apart: true })

/** 'IS 1239', 'IS:1239 (Pt-1) : 2004', and 'as per 1239'. */
const indian: Rule = (parts, at) => {
  const named = isWord(parts[at], 'is', 'iss', 'bs', 'en', 'din', 'iso', 'jis', 'आईएस')
  const next = named ? skipTo(parts, at + 1, '.:-') : at
  const number = parts[next]
  if (number?.kind !== 'number' || !Number.isInteger(number.value)) return null
  const after = parts[next + 1]
  if (measures(after) || number.value < lowestStandard) return null
  if (!named && !(indianStandards.includes(number.value) && isWord(parts[at - 1], 'per', 'to', 'spec', 'std')))
    return null
  const standard = named && !isWord(parts[at], 'is', 'iss', 'आईएस') ? `other ${number.text}` : number.text
  return {
    takes: edition(parts, next + 1) - at,
    gives: [{ kind: 'standard', standard, apart: parts[at]?.apart ?? true }],
  }
}

/** Where the part and the year after a standard end. */
function edition(parts: readonly Part[], at: number): number {
  let next = at
  const open = skipTo(parts, next, '(-/,:.')
  if (isWord(parts[open], 'part', 'pt', 'p')) {
    const number = skipTo(parts, open + 1, '.:-')
    const isNumeral = parts[number]?.kind === 'number' || isWord(parts[number], 'i', 'ii', 'iii')
    next = isNumeral ? number + 1 : open + 1
    if (isMark(parts[next], ')')) next++
  }
  const mark = parts[next]
  // After the part the year may follow without a mark.
  if (next > at && mark?.kind === 'number' && isYear(mark.value) && !measures(parts[next + 1])) return next + 1
  const year = parts[next + 1]
  // A dash with spaces around it divides the line, and a figure after it may well be the quantity.
  const joins = isMark(mark, '(:') || (isMark(mark, '-/') && !mark?.apart && !year?.apart)
  const isEdition = joins && year?.kind === 'number' && isYear(year.value) && !measures(parts[next + 2])
  if (!isEdition) return next
  return isMark(parts[next + 2], ')') ? next + 3 : next + 2
}

/** 'MTC 3.1', 'TC type 3.2', '3.1 certificate', 'EN 10204-3.1': what the certificate is, not a size. */
const certificate: Rule = (parts, at) => {
  const part = parts[at]
  if (part?.kind === 'number') return isKind(part) && isCertificate(parts[at + 1]) ? { takes: 2, gives: [aside] } : null
  if (!isCertificate(part)) return null
  const next = skipTo(parts, isWord(parts[at + 1], 'type', 'as', 'to') ? at + 2 : at + 1, '.:-(/')
  return isKind(parts[next]) ? { takes: next + 1 - at, gives: [aside] } : { takes: 1, gives: [aside] }
}

const aside: Part = { kind: 'aside', apart: true }
const isCertificate = (part: Part | undefined) =>
  isWord(part, 'mtc', 'mtcs', 'tc', 'certificate', 'cert', 'type') || (part?.kind === 'number' && part.value === 10204)
const isKind = (part: Part | undefined) => part?.kind === 'number' && ['2.1', '2.2', '3.1', '3.2'].includes(part.text)

export const standardRules: readonly Rule[] = [certificate, indian, schedule, american]
