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
import { choicesRoute } from '../master-data/choices-route'
import { masterDataRoutes } from '../master-data/master-data-routes'
import { brandStore } from './brand-details.repository'
import { classStore } from './class-details.repository'
import { departmentStore } from './department-details.repository'
import { parameterStore } from './para-master-details.repository'
import { sellerStore } from './seller-details.repository'
import { subClassStore } from './sub-class-details.repository'
import { subClass1Store } from './sub-class1-details.repository'

export default [
  ...masterDataRoutes(brandDetails, brandStore),
  route(paraCodeDetails, () => [...paraCodes]),
  ...masterDataRoutes(paraMasterDetails, parameterStore),
  ...masterDataRoutes(departmentDetails, departmentStore),
  ...masterDataRoutes(classDetails, classStore),
  choicesRoute(classDetailsBasedOnDepartment, classStore),
  ...masterDataRoutes(subClassDetails, subClassStore),
  choicesRoute(subClassDetailsBasedOnClass, subClassStore),
  ...masterDataRoutes(subClass1Details, subClass1Store),
  choicesRoute(subClass1DetailsBasedOnSubClass, subClass1Store),
  ...masterDataRoutes(sellerDetails, sellerStore),
]
