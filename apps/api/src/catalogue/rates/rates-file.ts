import type { RateFileFormat } from '@lohahaat/contract/catalogue/rates/rates-file'
import type { fetchRates, RateFilters } from '@lohahaat/contract/catalogue/rates/rates'
import type { AnsweredFile } from '@lohahaat/contract/platform/answered-file'
import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { istDay } from '@lohahaat/domain/platform/ist'
import { writeDocument } from '../../documents/write-document'
import type { Database } from '../../platform/db/db'
import { writeXlsx } from '../../platform/spreadsheets/write-sheet'
import { EVERYBODY } from '../../platform/workers/fair-queue'
import { loadRates } from './load-rates'
import { texts } from './texts'

type Card = ResponseOf<typeof fetchRates>
type Asked = RateFilters & { format: RateFileFormat }

const mediaTypes: Record<RateFileFormat, string> = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** The rate card to print or to calculate with. */
export async function writeRates(
  db: Database,
  actor: Actor | null,
  { format, ...filters }: Asked,
  at: Date,
): Promise<AnsweredFile> {
  const card = await loadRates(db, filters, at)
  const bytes =
    format === 'pdf'
      ? await writeDocument(actor?.userId ?? EVERYBODY, {
          kind: 'rate-card',
          printed: { ...card, chosen: describe(filters, card) },
        })
      : await writeSheet(card)
  return {
    name: `lohahaat-rates-${fileName(card.className)}-${istDay(at)}.${format}`,
    mediaType: mediaTypes[format],
    bytes,
  }
}

const fileName = (className: string) => className.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

const describe = ({ selectedBrands = [], selectedGrades = [], length }: RateFilters, { choices }: Card): string[] => [
  ...choices.makes.filter(({ brandId }) => selectedBrands.includes(brandId)).map(({ brandName }) => brandName),
  ...selectedGrades,
  ...(length ? [texts.metres(length)] : []),
]

/** One line for each size and wall, so that it can be sorted and filtered. */
async function writeSheet({ cells }: Card): Promise<Uint8Array<ArrayBuffer>> {
  const header = [texts.size, texts.wall, texts.kgPerMetre, texts.lowest, texts.makes, texts.items]
  const rows = cells.map(({ size, thickness, kgPerMetre, lowestPrice, makes, items }) => [
    size,
    Number.isNaN(Number(thickness)) ? thickness : Number(thickness),
    kgPerMetre,
    lowestPrice,
    makes,
    items,
  ])
  return new Uint8Array(await writeXlsx(header, rows))
}
