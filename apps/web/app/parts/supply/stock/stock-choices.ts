import { brandDetails } from '@lohahaat/contract/reference/kinds/brand-details'
import { departmentDetails } from '@lohahaat/contract/reference/kinds/department-details'
import { paraMasterDetailsWithParaCode1 } from '@lohahaat/contract/sourcing/enquiries/para-master-details-with-para-code1'
import type { paraCodes } from '@lohahaat/contract/reference/kinds/para-code-details'
import { sellerDetails } from '@lohahaat/contract/reference/kinds/seller-details'
import type { StockItem } from '@lohahaat/contract/inventory/stock/stock-item'
import type { Api } from '../../../api/api'
import type { Option } from '../../../ui/fields/select-field'

type Name = 'departments' | 'brands' | 'sellers' | 'grades' | 'standards' | 'stamps' | 'deliveries'
export type StockChoices = Readonly<Record<Name, readonly Option[]>>

/** The options of the form's selects, except class, size and thickness, which depend on each other. */
export async function loadStockChoices(
  api: Api,
  item: StockItem | null,
  loadSellers: (api: Api) => Promise<SellerChoice[]> = loadAllSellers,
): Promise<StockChoices> {
  const [departments, brands, sellers, grades, standards, stamps, deliveries] = await Promise.all([
    api.send(departmentDetails.calls.list, { departmentId: -1 }),
    api.send(brandDetails.calls.list, { brandId: -1 }),
    loadSellers(api),
    loadParameters(api, 'Grade'),
    loadParameters(api, 'Standard'),
    loadParameters(api, 'Stamp'),
    loadParameters(api, 'Delivery'),
  ])
  return {
    departments: departments.map(({ departmentId, departmentName }) => ({
      value: departmentId,
      label: departmentName,
    })),
    brands: brands.map(({ brandId, brandName }) => ({ value: brandId, label: brandName })),
    // An inactive seller keeps existing items but gets no new ones.
    sellers: sellers
      .filter(({ id, status }) => status || id === item?.sellerId)
      .map(({ id, organizationName }) => ({ value: id, label: organizationName })),
    ...{ grades, standards, stamps, deliveries },
  }
}

interface SellerChoice {
  id: number
  organizationName: string
  status: boolean
}

const loadAllSellers = (api: Api): Promise<SellerChoice[]> => api.send(sellerDetails.calls.list, { id: -1 })

async function loadParameters(api: Api, code: (typeof paraCodes)[number]): Promise<Option[]> {
  const parameters = await api.send(paraMasterDetailsWithParaCode1, { parameterCode: code })
  return parameters.map(({ parameterId, parameterText }) => ({ value: parameterId, label: parameterText }))
}
