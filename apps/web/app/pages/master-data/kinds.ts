import { classDetails } from '@lohahaat/contract/class/class-details'
import { brandDetails } from '@lohahaat/contract/common/brand-details'
import { departmentDetails } from '@lohahaat/contract/department/department-details'
import type { MasterData } from '@lohahaat/contract/master-data/master-data'
import { paraMasterDetails } from '@lohahaat/contract/para-master/para-master-details'
import { sellerDetails } from '@lohahaat/contract/seller/seller-details'
import { subClassDetails } from '@lohahaat/contract/sub-class/sub-class-details'
import { subClass1Details } from '@lohahaat/contract/sub-class1/sub-class1-details'

const kinds: readonly MasterData[] = [
  brandDetails,
  paraMasterDetails,
  departmentDetails,
  classDetails,
  subClassDetails,
  subClass1Details,
  sellerDetails,
]

/** The kind of master data whose list or form is at a path, whatever the case it was typed in. */
export function kindAt(pathname: string): MasterData {
  const screen = `/${pathname.split('/')[1]}`.toLowerCase()
  const kind = kinds.find(({ screens }) => [screens.list, screens.form].some((path) => path.toLowerCase() === screen))
  if (!kind) throw new Error(`No master data at ${pathname}`)
  return kind
}
