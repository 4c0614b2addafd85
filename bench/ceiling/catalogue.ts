import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { fetchProductClassData } from '@lohahaat/contract/catalogue/products/product-class-data'
import { fetchProductFilteredClassData } from '@lohahaat/contract/catalogue/products/product-filtered-class-data'
import { deliveryOf } from '@lohahaat/domain/inventory/delivery'
import { ITEM_NAMES, thousandths } from './item-names'
import { statement } from './statement'

const namedIds = statement<{ places: number[]; grades: number[] }>(
  'named_ids',
  `select array(select id from classes where department_id = $1 and id = $2) as places,
     array(select id from parameters where code = 'Grade'
       and lower(description) in (select lower(name) from unnest($3::text[]) name)) as grades`,
)

const FILTERED = 'from stock_items where active and class_id = $1 and brand_id = any($2::int[]) and grade_id = $3'

const countOf = statement<{ count: string }>('count', `select count(*) ${FILTERED}`)

interface CardRow {
  length: string
  pricePaisePerTon: string
  pieceGrams: string | null
  availableKg: string | null
  delivery: string
  stockDetailId: number
}

const CARD = `stock_items.id as "stockDetailId", stock_items.brand_id as "brandId", stock_items.class_id as "classId",
  length_metres as length, mtc, iso, hsn, price_paise_per_ton as "pricePaisePerTon", piece_grams as "pieceGrams",
  available_kg as "availableKg"`

const cardsOf = statement<CardRow>(
  'cards',
  `select ${CARD}, brands.name as "brandName", classes.name as "className", sub_classes.name as "subClassName",
     sub_classes1.name as "subClassName1", grades.description as grade, standards.description as standard,
     stamps.description as stamp, deliveries.description as delivery, files.stored_name as "imageFileName"
   from (select id, 0 as place ${FILTERED} order by price_paise_per_ton, id limit $4 offset $5) page
   join stock_items on stock_items.id = page.id
   join brands on brands.id = stock_items.brand_id
   join classes on classes.id = stock_items.class_id
   join sub_classes on sub_classes.id = stock_items.sub_class_id
   join sub_classes1 on sub_classes1.id = stock_items.sub_class1_id
   join parameters deliveries on deliveries.id = stock_items.delivery_id
   left join parameters grades on grades.id = stock_items.grade_id
   left join parameters standards on standards.id = stock_items.standard_id
   left join parameters stamps on stamps.id = stock_items.stamp_id
   left join files on files.id = stock_items.image_file_id
   order by page.place, price_paise_per_ton, stock_items.id`,
)

const soldItem = statement<CardRow & { departmentId: number }>(
  'sold_item',
  `select ${CARD}, ${ITEM_NAMES}, (select department_id from classes where id = stock_items.class_id) as "departmentId"
   from stock_items where id = $1 and active`,
)

const toCard = ({ pricePaisePerTon, pieceGrams, availableKg, length, delivery, ...card }: CardRow) => ({
  ...card,
  delivery: deliveryOf(delivery, availableKg === null ? null : BigInt(availableKg), null),
  length: Number(length),
  price: Number(pricePaisePerTon) / 100,
  weight_Per_Piece: thousandths(pieceGrams),
  available: thousandths(availableKg),
})

type Query = Record<string, string>

export function answerCatalogue(app: FastifyInstance, pool: Pool) {
  app.get<{ Querystring: Query }>(fetchProductFilteredClassData.path, async ({ query }, reply) => {
    const { DepartmentId, ClassId, SelectedBrands = '', SelectedGrades, Page, PageSize } = query
    const [named] = await namedIds(pool, DepartmentId, ClassId, [SelectedGrades])
    const chosen = [named?.places[0], SelectedBrands.split(',').map(Number), named?.grades[0]]
    const cards = await cardsOf(pool, ...chosen, Number(PageSize), (Number(Page) - 1) * Number(PageSize))
    const [counted] = await countOf(pool, ...chosen)
    reply.header('total-count', counted?.count)
    return cards.map(toCard)
  })

  app.get<{ Querystring: Query }>(fetchProductClassData.path, async ({ query }, reply) => {
    const found = await soldItem(pool, query['StockDetailId'])
    const cards = found.filter(({ departmentId }) => departmentId === Number(query['DepartmentId']))
    reply.header('total-count', cards.length)
    return cards.map(({ departmentId: _, ...card }) => toCard(card))
  })
}
