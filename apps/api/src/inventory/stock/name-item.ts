import { nameItem as namePipe } from '@lohahaat/domain/catalogue/pipe-name'

interface Item {
  brandName: string
  className: string
  subClassName: string
  subClassName1: string
  lengthMetres: number
}

/** An item of the stock in words, for a refusal that is about it. */
export const nameItem = ({ brandName, className, subClassName, subClassName1, lengthMetres: length }: Item) =>
  namePipe({ brandName, className, subClassName, subClassName1, length })
