import { stockItemFields } from '@lohahaat/contract/inventory/stock/stock-item'
import { z } from 'zod'
import { inputOf, type StockValues } from './stock-values'

const input = z.object(stockItemFields)

export const checkStock = (values: StockValues) => input.safeParse(inputOf(values))
