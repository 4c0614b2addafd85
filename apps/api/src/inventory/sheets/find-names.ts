import type { StockItem } from '@lohahaat/contract/inventory/stock/stock-item'
import { sheetColumn, type SheetField } from '@lohahaat/contract/inventory/sheets/stock-sheet'
import type { NameIndex, Names } from './import-names'
import type { StockRow } from './stock-rows'
import { texts } from './texts'

type Cells = StockRow['cells']

/** The problems of a row, by column. */
export type Problems = Map<SheetField, string>

/** Stands for an id that was not found and has been reported, so that one mistake is one error. */
export const ANY_ID = 1

/** The id that a cell names; a blank cell keeps the present id. */
export function findId<Id extends number | null | undefined>(
  field: SheetField,
  cells: Cells,
  index: NameIndex,
  present: Id,
  problems: Problems,
): number | Id {
  const name = cells[field]
  if (name === undefined) return present
  const found = index.find(name)
  const id = found.length > 1 ? found.find((each) => each === present) : found[0]
  if (id !== undefined) return id
  problems.set(field, found.length > 1 ? ambiguous(field, name) : unknown(field, name, index))
  return ANY_ID
}

const pipeFields = ['className', 'size', 'thickness'] as const

/**
 * The thickness of a size of a class, or null. Blank cells are taken from the existing item. What is below an unknown
 * name is looked for anywhere, so that all problems of a row are told at once.
 */
export function findPipe(names: Names, cells: Cells, before: StockItem | null, problems: Problems): number | null {
  if (before && pipeFields.every((field) => cells[field] === undefined)) return before.thicknessId
  const { className, size, thickness } = { ...before, ...cells }
  const classes = findLevel('className', className, names.class, problems)
  const sizes = findLevel('size', size, names.sizeIn(classes), problems, classes && className)
  const found = findLevel('thickness', thickness, names.thicknessIn(sizes), problems, sizes && size)
  if (!classes || !sizes || !found) return null
  const id = found.length > 1 ? found.find((each) => each === before?.thicknessId) : found[0]
  if (id === undefined) problems.set('thickness', ambiguous('thickness', thickness ?? ''))
  return id ?? null
}

/** The ids of a name at one level of the tree, or null. */
function findLevel(
  field: SheetField,
  name: string | undefined,
  index: NameIndex,
  problems: Problems,
  above?: string | null,
): readonly number[] | null {
  const found = name ? index.find(name) : []
  if (found.length > 0) return found
  problems.set(field, name ? unknown(field, name, index, above) : texts.notSelected(nameOf(field)))
  return null
}

const nameOf = (field: SheetField) => sheetColumn(field).title.replace(/ \(.*/, '')

const lowerName = (field: SheetField) => nameOf(field).toLowerCase()

function unknown(field: SheetField, name: string, index: NameIndex, above?: string | null): string {
  const problem = above
    ? texts.unknownIn(lowerName(field), shown(name), shown(above))
    : texts.unknown(lowerName(field), shown(name))
  const near = index.near(name)
  return near.length === 0 ? problem : texts.didYouMean(problem, near)
}

const ambiguous = (field: SheetField, name: string) => texts.ambiguous(lowerName(field), shown(name))

const MAX_SHOWN = 60
export const shown = (text: string) => (text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text)
