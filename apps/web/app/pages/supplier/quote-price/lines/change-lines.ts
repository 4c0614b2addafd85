import type { ReadQuoteSheet } from '@lohahaat/contract/sourcing/quotes/quote-sheet'
import { fillDown } from '@lohahaat/domain/inventory/price-sheet/pasted-column'
import { groupMoney, tidyMoney } from '../../../../ui/fields/money-text'
import { settleLine } from '../answer/doubts'
import type { QuoteValues } from '../quote-values'
import { type LineValues, type QuotedItem, unitsOf } from './line-values'

type Lines = QuoteValues['lines']

/** Changes some lines; lines that are not there stay so. */
function withLines(lines: Lines, changes: readonly (readonly [number, Partial<LineValues>])[]): Lines {
  const next: Record<number, LineValues> = { ...lines }
  for (const [id, change] of changes) {
    const line = next[id]
    if (line) next[id] = { ...settleLine(line, change), ...change }
  }
  return next
}

export const changeLine = (lines: Lines, id: number, change: Partial<LineValues>) => withLines(lines, [[id, change]])

/** Fills a pasted column downward from a line. A line that gets a price is offered. */
export function pasteColumn(lines: Lines, items: readonly QuotedItem[], place: number, cells: readonly string[]) {
  const { filled, leftOver } = fillDown(items, place, cells)
  const changes = filled
    .filter(({ text }) => text !== '')
    .map(({ row, text }) => [row.enquiryItemId, { price: groupMoney(tidyMoney(text)), notOffered: false }] as const)
  return { lines: withLines(lines, changes), leftOver }
}

/** Lines below that have no price yet take that of this line, with make and days where those are open too. */
export function fillFrom(lines: Lines, items: readonly QuotedItem[], place: number): Lines {
  const from = lines[items[place]?.enquiryItemId ?? 0]
  if (!from) return lines
  const changes = items.slice(place + 1).flatMap((item) => {
    const line = lines[item.enquiryItemId]
    if (!line || line.notOffered || line.price !== '' || !unitsOf(item).includes(from.unit)) return []
    const { price, unit } = from
    return [[item.enquiryItemId, { price, unit, make: line.make || from.make, days: line.days || from.days }] as const]
  })
  return withLines(lines, changes)
}

/** The place of the last line that a fill down could reach; -1 where there is none. */
export const lastOpen = (lines: Lines, items: readonly QuotedItem[]) =>
  items.findLastIndex(({ enquiryItemId }) => {
    const line = lines[enquiryItemId]
    return line?.price === '' && !line.notOffered
  })

/** Leaves out what has no price. */
export const leaveOutEmpty = (lines: Lines): Lines =>
  withLines(
    lines,
    emptyLines(lines).map((id) => [id, { notOffered: true }]),
  )

/** The lines that are offered and have no price yet. */
export const emptyLines = (lines: Lines): number[] =>
  Object.entries(lines)
    .filter(([, { price, notOffered }]) => !notOffered && price === '')
    .map(([id]) => Number(id))

/** Takes over what a sheet says; where it says nothing of make or days, what is there stays. */
export const takeSheet = (lines: Lines, sheet: Pick<ReadQuoteSheet, 'lines'>): Lines =>
  withLines(
    lines,
    sheet.lines.map(({ enquiryItemId, notOffered, price, priceUnit, make, deliveryDays }) => [
      enquiryItemId,
      notOffered
        ? { notOffered }
        : {
            notOffered,
            unit: priceUnit,
            price: groupMoney(String(price ?? '')),
            ...(make !== null && { make }),
            ...(deliveryDays !== null && { days: String(deliveryDays) }),
          },
    ]),
  )
