import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { brands } from '../../db/tables/reference/brands'
import { classes } from '../../db/tables/reference/classes'
import { parameters } from '../../db/tables/reference/parameters'
import { sellers } from '../../db/tables/reference/sellers'
import { subClasses } from '../../db/tables/reference/sub-classes'
import { subClasses1 } from '../../db/tables/reference/sub-classes1'

/** Every name that a sheet can use; there are far fewer names than rows, so all are read at once. */
export const listNames = async (db: Db) => ({
  brands: await db.select({ id: brands.id, name: brands.name }).from(brands),
  parameters: await db
    .select({ id: parameters.id, code: parameters.code, name: parameters.description })
    .from(parameters),
  sellers: await db.select({ id: sellers.id, name: sellers.organizationName, isActive: sellers.active }).from(sellers),
  /** A class without sizes and a size without thicknesses have a row too: they are known but empty. */
  pipes: await db
    .select({
      classId: classes.id,
      className: classes.name,
      sizeId: subClasses.id,
      size: subClasses.name,
      thicknessId: subClasses1.id,
      thickness: subClasses1.name,
    })
    .from(classes)
    .leftJoin(subClasses, eq(subClasses.classId, classes.id))
    .leftJoin(subClasses1, eq(subClasses1.sizeId, subClasses.id)),
})

export type NameLists = Awaited<ReturnType<typeof listNames>>
