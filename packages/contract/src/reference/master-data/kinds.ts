import { classDetails } from '../kinds/class-details'
import { brandDetails } from '../kinds/brand-details'
import { departmentDetails } from '../kinds/department-details'
import { paraMasterDetails } from '../kinds/para-master-details'
import { sellerDetails } from '../kinds/seller-details'
import { subClassDetails } from '../kinds/sub-class-details'
import { subClass1Details } from '../kinds/sub-class1-details'
import type { MasterData } from './master-data'

/** Every kind of master data there is. */
export const masterDataKinds: readonly MasterData[] = [
  brandDetails,
  paraMasterDetails,
  departmentDetails,
  classDetails,
  subClassDetails,
  subClass1Details,
  sellerDetails,
]
