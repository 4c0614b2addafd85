import type { fetchRates, RateFilters } from '@lohahaat/contract/catalogue/rates/rates'
import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import { readSection } from '@lohahaat/domain/catalogue/section'
import { gramsPerMetre } from '@lohahaat/domain/catalogue/weight'
import { fromUnits } from '@lohahaat/domain/platform/decimal'
import { toRupees } from '@lohahaat/domain/platform/money'
import type { Database } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { findRates } from './rates.repository'

/** The rate card of a class. Counts what can be bought: a rate that nobody sells at is none. */
export async function loadRates(db: Database, filters: RateFilters, at: Date): Promise<ResponseOf<typeof fetchRates>> {
  const found = await findRates(db, {
    classId: filters.classId,
    brandIds: chosen(filters.selectedBrands),
    grades: chosen(filters.selectedGrades?.map((grade) => grade.toLowerCase())),
    length: filters.length ?? null,
  })
  if (!found) throw new Refusal('unknownRecord')
  const { className, cells, ...choices } = found
  return {
    className,
    at: at.toISOString(),
    cells: cells.map(({ sizeId, size, thickness, paise, makes, items }) => ({
      sizeId,
      size,
      thickness,
      kgPerMetre: kgPerMetre(size, thickness),
      lowestPrice: toRupees(BigInt(paise)),
      makes,
      items,
    })),
    choices,
  }
}

const chosen = <T>(list: readonly T[] | undefined) => (list?.length ? list : null)

function kgPerMetre(size: string, thickness: string): number | null {
  const section = readSection(size, thickness)
  const grams = section && gramsPerMetre(section)
  return grams === null ? null : Number(fromUnits(grams, 3))
}
