import { fetchRates } from '@lohahaat/contract/catalogue/rates/rates'
import type { Api } from '../../../api/api'
import type { CatalogueQuery } from './catalogue-query'

/** The rate card of the class, narrowed as the catalogue is as far as a card can be: by make, grade and one length. */
export async function loadMatrix(api: Api, classId: number, query: CatalogueQuery) {
  const [brands, grades] = [query.brand.join(), query.grade.join()]
  const length = query.minLength === query.maxLength ? Number(query.minLength) : 0
  const card = await api.send(fetchRates, { classId, selectedBrands: brands, selectedGrades: grades, length })
  return { card, filters: { classId, brands, grades, length } }
}
