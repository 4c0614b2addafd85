import type { StockItem } from '@lohahaat/contract/inventory/stock/stock-item'
import { sheetFields } from '@lohahaat/contract/inventory/sheets/stock-sheet'
import { writeYesNo } from '@lohahaat/contract/inventory/sheets/stock-sheet-values'
import type { Cell } from '../../platform/spreadsheets/write-sheet'

/** An item as a row of the sheet. */
export const toSheetRow = (item: StockItem): Cell[] =>
  sheetFields.map((field) => {
    const value = item[field]
    if (typeof value === 'boolean') return writeYesNo(value)
    // Thicknesses are names, but stored as numbers a spreadsheet can sort them.
    if (field === 'thickness' && String(Number(value)) === value) return Number(value)
    return value
  })
