import { formatIstDate } from '@lohahaat/domain/platform/ist'
import { formatSection, formatSize } from '@lohahaat/domain/catalogue/pipe-name'
import { loadMarketFigures } from '../../catalogue/market-figures/market-figures'
import type { Database } from '../../platform/db/db'
import { EVERYWHERE } from '../../catalogue/products/named-ids.repository'
import { findProduct } from '../../catalogue/products/product-list.repository'
import { type MeasuredSection, measureSections, nestSections } from './nest-sections'
import type { SocialCard } from './social-card'
import { findClassWithSections } from './social-cards.repository'
import { texts } from './texts'

/** Round and square alternately, for the card of the whole site. */
const ofEveryKind = [
  { size: '150x150', thickness: '6' },
  { size: '100 NB', thickness: '4.5' },
  { size: '72x72', thickness: '4' },
  { size: '25 NB', thickness: '3.25' },
]

export async function loadSiteCard(db: Database, at: Date): Promise<SocialCard> {
  const { items, classes } = await loadMarketFigures(db, at)
  return {
    label: texts.pipes,
    title: texts.siteTitle,
    lines: texts.siteLines,
    rate:
      classes.length > 0
        ? texts.lowestRate(Math.min(...classes.map(({ lowestPrice }) => lowestPrice)), today(at))
        : null,
    aside: items > 0 ? texts.items(items) : null,
    sections: ofEveryKind,
    isOne: false,
  }
}

/** Null when nothing of the class is for sale. A class that is sold out has no rate. */
export async function loadClassCard(db: Database, at: Date, classId: number): Promise<SocialCard | null> {
  const found = await findClassWithSections(db, classId)
  if (!found) return null
  const { className, departmentName } = found
  const sections = measureSections(found.sections)
  const { classes } = await loadMarketFigures(db, at)
  const inStock = classes.find((one) => one.className === className && one.departmentName === departmentName)
  return {
    label: texts.pipes,
    title: className,
    lines: describeRange(sections),
    rate: inStock ? texts.lowestRate(inStock.lowestPrice, today(at)) : null,
    aside: inStock ? texts.items(inStock.items) : null,
    sections: nestSections(sections).map(({ size, thickness }) => ({ size, thickness })),
    isOne: false,
  }
}

/** The card of a class with the label of its rate card. */
export async function loadRatesCard(db: Database, at: Date, classId: number): Promise<SocialCard | null> {
  const card = await loadClassCard(db, at, classId)
  return card && { ...card, label: texts.rateCard }
}

function describeRange(largestFirst: readonly MeasuredSection[]): string[] {
  const [largest, smallest] = [largestFirst[0], largestFirst.at(-1)]
  if (!largest || !smallest) return []
  const byWall = largestFirst.toSorted((one, other) => one.wall - other.wall)
  const [thinnest, thickest] = [byWall[0] ?? largest, byWall.at(-1) ?? largest]
  return [
    texts.sizes(formatSize(smallest.size), formatSize(largest.size)),
    texts.walls(millimetres(thinnest), millimetres(thickest)),
  ]
}

const millimetres = ({ wall }: MeasuredSection) => String(wall / 1000)

/** Null when it is not for sale. */
export async function loadProductCard(db: Database, at: Date, id: number): Promise<SocialCard | null> {
  const product = await findProduct(db, EVERYWHERE, id)
  if (!product) return null
  const { brandName, className, size, thickness, length, grade, standard, price } = product
  const weight = product.weightPerPiece
  return {
    label: className,
    title: formatSection(product),
    lines: [texts.madeBy(brandName, length), [grade, standard].filter(Boolean).join(' · ')],
    rate: texts.rate(price, today(at)),
    aside: weight === null ? null : texts.piece(weight, length),
    sections: [{ size, thickness }],
    isOne: true,
  }
}

const today = (at: Date) => formatIstDate(at.toISOString())
