import { classDetails } from '../class/class-details'
import { brandDetails } from '../common/brand-details'
import { departmentDetails } from '../department/department-details'
import { paraMasterDetails } from '../para-master/para-master-details'
import { sellerDetails } from '../seller/seller-details'
import { subClassDetails } from '../sub-class/sub-class-details'
import { subClass1Details } from '../sub-class1/sub-class1-details'
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
