import type { PgColumn } from 'drizzle-orm/pg-core'
import { lookUp } from '../../platform/db/look-up'
import { brands } from '../../db/tables/reference/brands'
import { classes } from '../../db/tables/reference/classes'
import { departments } from '../../db/tables/reference/departments'
import { files } from '../../db/tables/platform/files'
import { parameters } from '../../db/tables/reference/parameters'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { subClasses } from '../../db/tables/reference/sub-classes'
import { subClasses1 } from '../../db/tables/reference/sub-classes1'

const parameter = <T = string | null>(link: PgColumn) => lookUp<T>(parameters, parameters.description, link)

/** The names behind the ids of a stock item, for every query that reads stock items. */
export const itemNames = {
  brandName: lookUp(brands, brands.name, stockItems.brandId),
  className: lookUp(classes, classes.name, stockItems.classId),
  size: lookUp(subClasses, subClasses.name, stockItems.sizeId),
  thickness: lookUp(subClasses1, subClasses1.name, stockItems.thicknessId),
  grade: parameter(stockItems.gradeId),
  standard: parameter(stockItems.standardId),
  stamp: parameter(stockItems.stampId),
  delivery: parameter<string>(stockItems.deliveryId),
  imageFileName: lookUp<string | null>(files, files.storedName, stockItems.imageFileId),
}

export const departmentId = lookUp<number>(classes, classes.departmentId, stockItems.classId)
export const departmentName = lookUp(departments, departments.name, departmentId)
