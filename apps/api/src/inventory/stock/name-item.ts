import { nameItem as namePipe } from '@lohahaat/domain/catalogue/pipe-name'

interface Item {
  brandName: string
  className: string
  size: string
  thickness: string
  lengthMetres: number
}

/** The name of a stock item, for refusals about it. */
export const nameItem = ({ brandName, className, size, thickness, lengthMetres: length }: Item) =>
  namePipe({ brandName, className, size, thickness, length })
