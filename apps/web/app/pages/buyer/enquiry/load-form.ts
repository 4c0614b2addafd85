import { brandDetails } from '@lohahaat/contract/reference/kinds/brand-details'
import { departmentDetails } from '@lohahaat/contract/reference/kinds/department-details'
import { fetchEnquiries } from '@lohahaat/contract/sourcing/enquiries/enquiry-details'
import { paraMasterDetailsWithParaCode1 } from '@lohahaat/contract/sourcing/enquiries/para-master-details-with-para-code1'
import { fetchProfile } from '@lohahaat/contract/identity/accounts/profile'
import { sayDelivery } from '@lohahaat/domain/inventory/delivery'
import type { Api } from '../../../api/api'
import { loadOwnPlace } from '../../../parts/ordering/delivery-place/delivery-place'
import { ANY_BRAND } from './form-state'
import { texts } from './texts'

/** The enquiry of a URL, the options and the delivery place. */
export async function loadForm(api: Api, id: string | undefined) {
  const [enquiry, departments, brands, deliveries] = await Promise.all([
    loadEnquiry(api, id),
    api.send(departmentDetails.calls.list, { departmentId: -1 }),
    api.send(brandDetails.calls.list, { brandId: -1 }),
    api.send(paraMasterDetailsWithParaCode1, { parameterCode: 'Delivery' }),
  ])
  return {
    enquiry,
    place: enquiry
      ? {
          pinCode: enquiry.deliveryPlace,
          city: enquiry.deliveryCity,
          state: enquiry.deliveryState,
          isDefault: false,
        }
      : await loadOwnPlace(api, await api.send(fetchProfile)),
    choices: {
      departments: departments.map(({ departmentId, departmentName }) => ({
        value: departmentId,
        label: departmentName,
      })),
      brands: [
        ...(enquiry?.brandId === null ? [{ value: ANY_BRAND, label: texts.fields.anyBrand }] : []),
        ...brands.map(({ brandId, brandName }) => ({ value: brandId, label: brandName })),
      ],
      deliveries: deliveries.map(({ parameterId, parameterText }) => ({
        value: parameterId,
        label: sayDelivery(parameterText),
      })),
    },
  }
}

export type LoadedForm = Awaited<ReturnType<typeof loadForm>>

async function loadEnquiry(api: Api, id: string | undefined) {
  if (!/^[1-9]\d{0,8}$/.test(id ?? '')) return null
  const [enquiry] = await api.send(fetchEnquiries, { enquiryId: Number(id) })
  return enquiry ?? null
}
