import { brandDetails } from '@lohahaat/contract/reference/kinds/brand-details'
import { classDetails } from '@lohahaat/contract/reference/kinds/class-details'
import { departmentDetails } from '@lohahaat/contract/reference/kinds/department-details'
import { paraMasterDetails } from '@lohahaat/contract/reference/kinds/para-master-details'
import { sellerDetails } from '@lohahaat/contract/reference/kinds/seller-details'
import { subClassDetails } from '@lohahaat/contract/reference/kinds/sub-class-details'
import { subClass1Details } from '@lohahaat/contract/reference/kinds/sub-class1-details'
import type { Db } from '../../platform/db/db'
import { recordsOf } from '../master-data/master-data'
import { brandStore } from './brand-details.repository'
import { classStore } from './class-details.repository'
import { departmentStore } from './department-details.repository'
import { parameterStore, listParameters } from './para-master-details.repository'
import { sellerStore } from './seller-details.repository'
import { subClassStore } from './sub-class-details.repository'
import { subClass1Store } from './sub-class1-details.repository'

export const brands = recordsOf(brandDetails, brandStore)
export const classes = recordsOf(classDetails, classStore)
export const departments = recordsOf(departmentDetails, departmentStore)
export const parameters = recordsOf(paraMasterDetails, parameterStore)
export const sellers = recordsOf(sellerDetails, sellerStore)
export const subClasses = recordsOf(subClassDetails, subClassStore)
export const subClasses1 = recordsOf(subClass1Details, subClass1Store)

/** The choices of one parameter, for a dropdown. */
export const listParametersOf = (db: Db, code: string) => listParameters(db, code)
