import { readStandard } from '../../standard'
import type { Certificate, Heat } from '../certificate'
import { isLicence } from '../licence'
import { onlyOne, type Row } from './printed'
import { readHeats } from './read-heats'
import { readLabels, type Label } from './read-labels'
import { readDay, readSize, readThickness, readWeight } from './read-values'

type Nullable<T> = { [Key in keyof T]: T[Key] | null }

/** What the text of a paper says, for a person to compare with it. What isn't found, or is said twice, is null. */
type ReadPaper = Nullable<Omit<Certificate, 'certificateId' | 'heats'>> & {
  certificateNo: string | null
  heats: Heat[]
}

/** Reads a certificate by its labels and tables. Nothing is guessed: a figure without its title or unit stays empty. */
export function readPaper(rows: readonly Row[]): ReadPaper {
  const labels = readLabels(rows)
  const texts = (label: Label) => labels.get(label) ?? []
  const one = <T>(label: Label, read: (text: string) => T | null): T | null =>
    onlyOne(texts(label).flatMap((text) => read(text) ?? []))
  const asPrinted = (text: string) => text
  const sizes = texts('size').flatMap((text) => readSize(text) ?? [])
  const wall = one('thickness', readThickness)
  return {
    certificateNo: one('certificateNo', asPrinted),
    maker: one('maker', asPrinted),
    licence: one('licence', asLicence) ?? licenceIn(rows),
    standard: one('standard', (text) => (readStandard(text) ? text : null)),
    grade: one('grade', asPrinted),
    size: onlyOne(sizes.map(({ size }) => size)),
    thickness: wall ?? onlyOne(sizes.flatMap(({ thickness }) => thickness ?? [])),
    forming: one('forming', (text) => (/^cold/i.test(text) ? 'cold' : /^hot/i.test(text) ? 'hot' : null)),
    isHotDip: one('finish', readFinish),
    testedOn: one('testedOn', readDay),
    issuedOn: one('issuedOn', readDay),
    grams: one('quantity', readWeight),
    heats: readHeats(rows),
  }
}

/** 'CM/L No: 1234567' prints the letters in its label. */
const asLicence = (text: string): string | null => {
  const written = /^\d{7,10}$/.test(text) ? `CM/L-${text}` : text
  return isLicence(written) ? written : null
}

const licenceIn = (rows: readonly Row[]): string | null =>
  onlyOne(rows.flatMap(({ cells }) => cells.flatMap(({ text }) => text.match(/\bCM\/L[- ]?\d{7,10}\b/g) ?? [])))

/** Pipe of galvanised strip has another zinc, so that galvanised alone doesn't say. */
function readFinish(text: string): boolean | null {
  if (/hot[- ]?dip/i.test(text)) return true
  return /^(?:black|bare|uncoated|self colou?r)\b/i.test(text) ? false : null
}
