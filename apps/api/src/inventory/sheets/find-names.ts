import type { StockItem } from '@lohahaat/contract/inventory/stock/stock-item'
import { sheetColumn, type SheetField } from '@lohahaat/contract/inventory/sheets/stock-sheet'
import type { Names } from './import-names'
import type { StockRow } from './read-stock-sheet'
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
  lookUp: (name: string) => readonly number[],
  present: Id,
  problems: Problems,
): number | Id {
  const name = cells[field]
  if (name === undefined) return present
  const found = lookUp(name)
  const id = found.length > 1 ? found.find((each) => each === present) : found[0]
  if (id !== undefined) return id
  problems.set(field, found.length > 1 ? ambiguous(field, name) : unknown(field, name))
  return ANY_ID
}

const pipeFields = ['className', 'size', 'thickness'] as const
type PipeNames = Record<(typeof pipeFields)[number], string>

/** The thickness of a size of a class, or null. Blank cells are taken from the existing item. */
export function findPipe(names: Names, cells: Cells, before: StockItem | null, problems: Problems): number | null {
  if (before && pipeFields.every((field) => cells[field] === undefined)) return before.thicknessId
  const fail = (field: SheetField, error: string) => {
    problems.set(field, error)
    return null
  }
  const named = { ...before, ...cells } as Partial<PipeNames>
  const missing = pipeFields.find((field) => !named[field])
  if (missing) return fail(missing, texts.notSelected(nameOf(missing)))
  const { className, size, thickness } = named as PipeNames
  const classes = names.class(className)
  if (classes.length === 0) return fail('className', unknown('className', className))
  const sizes = names.sizeIn(classes, size)
  if (sizes.length === 0) return fail('size', unknown('size', size, className))
  const found = names.thicknessIn(sizes, thickness)
  if (found.length === 0) return fail('thickness', unknown('thickness', thickness, size))
  const id = found.length > 1 ? found.find((each) => each === before?.thicknessId) : found[0]
  return id ?? fail('thickness', ambiguous('thickness', thickness))
}

const nameOf = (field: SheetField) => sheetColumn(field).title.replace(/ \(.*/, '')

const lowerName = (field: SheetField) => nameOf(field).toLowerCase()

const unknown = (field: SheetField, name: string, above?: string) =>
  above === undefined
    ? texts.unknown(lowerName(field), shown(name))
    : texts.unknownIn(lowerName(field), shown(name), shown(above))

const ambiguous = (field: SheetField, name: string) => texts.ambiguous(lowerName(field), shown(name))

const MAX_SHOWN = 60
export const shown = (text: string) => (text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text)
