import { brandDetails } from '@lohahaat/contract/reference/kinds/brand-details'
import { classDetails } from '@lohahaat/contract/reference/kinds/class-details'
import { classDetailsBasedOnDepartment } from '@lohahaat/contract/reference/kinds/class-details-based-on-department'
import { departmentDetails } from '@lohahaat/contract/reference/kinds/department-details'
import { paraCodeDetails, paraCodes } from '@lohahaat/contract/reference/kinds/para-code-details'
import { paraMasterDetails } from '@lohahaat/contract/reference/kinds/para-master-details'
import { sellerDetails } from '@lohahaat/contract/reference/kinds/seller-details'
import { subClassDetails } from '@lohahaat/contract/reference/kinds/sub-class-details'
import { subClassDetailsBasedOnClass } from '@lohahaat/contract/reference/kinds/sub-class-details-based-on-class'
import { subClass1Details } from '@lohahaat/contract/reference/kinds/sub-class1-details'
import { subClass1DetailsBasedOnSubClass } from '@lohahaat/contract/reference/kinds/sub-class1-details-based-on-sub-class'
import { route } from '../../platform/http/route'
import { choicesRoute, masterDataRoutes } from '../master-data/routes'
import { brands, classes, departments, parameters, sellers, subClasses, subClasses1 } from './kinds'

export default [
  ...masterDataRoutes(brandDetails, brands),
  route(paraCodeDetails, () => [...paraCodes]),
  ...masterDataRoutes(paraMasterDetails, parameters),
  ...masterDataRoutes(departmentDetails, departments),
  ...masterDataRoutes(classDetails, classes),
  choicesRoute(classDetailsBasedOnDepartment, classes),
  ...masterDataRoutes(subClassDetails, subClasses),
  choicesRoute(subClassDetailsBasedOnClass, subClasses),
  ...masterDataRoutes(subClass1Details, subClasses1),
  choicesRoute(subClass1DetailsBasedOnSubClass, subClasses1),
  ...masterDataRoutes(sellerDetails, sellers),
]
