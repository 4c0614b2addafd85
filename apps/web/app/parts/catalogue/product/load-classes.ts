import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import { fetchProductData } from '@lohahaat/contract/catalogue/products/product-data'
import type { Api } from '../../../api/api'
import { ApiError } from '../../../api/api-error'

export type CatalogueClass = ResponseOf<typeof fetchProductData>[number]

/** The classes of a department, whatever the case of its name; none for an unknown name. */
export const loadClasses = (api: Api, department: string): Promise<readonly CatalogueClass[]> =>
  api.send(fetchProductData, { department }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 400) return []
    throw error
  })
