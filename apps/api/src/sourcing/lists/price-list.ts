import { LONGEST_LINE, type GivenLine } from '@lohahaat/contract/sourcing/lists/given-line'
import {
  MOST_PRICED,
  type PricedList,
  type priceList as priceListCall,
} from '@lohahaat/contract/sourcing/lists/price-list'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import { readListLine } from '@lohahaat/domain/catalogue/list-reader/chat/read-list-text'
import { asideOf } from '@lohahaat/domain/catalogue/list-reader/chat/set-aside'
import { consumeOrRefuse, type Limits } from '../../platform/http/limits/limits'
import { placeInQueue } from '../../platform/http/limits/place-in-queue'
import type { Services } from '../../platform/http/services'
import type { Upload } from '../../platform/http/bodies/upload'
import { Refusal } from '../../platform/refusal'
import type { ReadLine } from '../list-reader/match-lines'
import { readEach } from '../list-reader/read-each'
import { readListFile, type Asker } from '../list-reader/read-list-file'
import { readTable } from '../list-reader/read-table'
import { priceLines, type LineToPrice } from './price-lines'

type Desk = Pick<Services, 'db' | 'limits'>

/** Prices a pasted list, or lines that a person has looked at. */
export async function priceList(
  { db, limits }: Desk,
  asker: Asker,
  { text, lines }: ParsedInputOf<typeof priceListCall>,
): Promise<PricedList> {
  await countList(limits, asker)
  return priceLines(db, lines ? await readGiven(asker, lines) : await readPasted(asker, text ?? ''))
}

/** Prices a list in a file, whatever the file is called. */
export async function priceListFile({ db, limits }: Desk, asker: Asker, { bytes }: Upload): Promise<PricedList> {
  await countList(limits, asker)
  return priceLines(db, withAsides(await readListFile({ db, limits }, asker, bytes)))
}

const countList = (limits: Limits, { actor, address }: Asker) =>
  actor
    ? consumeOrRefuse(limits.pricedListsPerUser, String(actor.userId))
    : consumeOrRefuse(limits.pricedListsPerAddress, address)

async function readPasted(asker: Asker, text: string): Promise<LineToPrice[]> {
  const lines = text
    .split(/[\r\n\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\p{N}<]/u.test(line))
  if (lines.length > MOST_PRICED) throw new Refusal('tooManyLines', MOST_PRICED)
  const account = placeInQueue(asker)
  if (lines.some((line) => line.includes('\t')))
    return withAsides(
      await readTable(
        account,
        lines.map((line) => line.split('\t')),
      ),
    )
  return readEach(account, lines, (line) => [readLine(line, false)])
}

/** What a person has made of a line stands; only what he wrote anew is read. */
const readGiven = (asker: Asker, lines: readonly GivenLine[]): Promise<LineToPrice[]> =>
  readEach(placeInQueue(asker), lines, (given) => [givenLine(given)])

function givenLine({ line, understood, isLine, fromPhoto = false }: GivenLine): LineToPrice {
  if (!understood) return { ...readLine(line, isLine), fromPhoto }
  const { length, quantity, ...said } = understood
  const figures = { length: textOf(length), quantity: textOf(quantity) }
  return { line, ...said, ...figures, certain: true, notes: [], doubts: [], aside: null, fromPhoto }
}

const textOf = (figure: number | null) => (figure === null ? null : String(figure))

function readLine(line: string, isLine: boolean): LineToPrice {
  const { aside, reading } = readListLine(line)
  return { ...reading, line: line.slice(0, LONGEST_LINE).toWellFormed(), aside: isLine ? null : aside }
}

/** Rows of a sheet that only head or close it ask for nothing. */
function withAsides(rows: readonly ReadLine[]): LineToPrice[] {
  if (rows.length > MOST_PRICED) throw new Refusal('tooManyLines', MOST_PRICED)
  return rows.map((row) => ({ ...row, aside: asideOf(row.line, row) }))
}
