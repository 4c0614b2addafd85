import { and, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { MOST_ROWS } from '@lohahaat/contract/platform/list-query'
import type { Db } from '../../platform/db/db'
import { lookUp } from '../../platform/db/look-up'
import { naturalOrder } from '../../platform/db/search'
import { decoded } from '../../platform/db/fast/decoders'
import { shapedStatement } from '../../platform/db/fast/statement'
import { brands } from '../../db/tables/reference/brands'
import { classes } from '../../db/tables/reference/classes'
import { parameters } from '../../db/tables/reference/parameters'
import { stockShelves } from '../../db/tables/catalogue/stock-shelves'
import { subClasses } from '../../db/tables/reference/sub-classes'
import { subClasses1 } from '../../db/tables/reference/sub-classes1'
import type { Facet, ProductConditions } from './product-conditions.repository'

interface Choice {
  id: number
  name: string
  className: string | null
  count: number
}

type Limits = Record<'thinnest' | 'thickest' | 'shortest' | 'longest', number | null>
type Choices = Record<Facet, Choice[]> & { limits: Limits }

interface Names {
  table: PgTable & Record<'id', PgColumn>
  name: PgColumn
  className?: SQL
}

const described: Names = { table: parameters, name: parameters.description }
const names: Record<Facet, Names> = {
  brandId: { table: brands, name: brands.name },
  gradeId: described,
  standardId: described,
  sizeId: {
    table: subClasses,
    name: subClasses.name,
    className: lookUp(classes, classes.name, subClasses.classId),
  },
}
const facets = Object.keys(names) as Facet[]

/**
 * The choices among the products of a class or department, each with the number of products it would show together with
 * the choices in the other facets. What is equal in all facets is grouped first, so that the counts are read once.
 */
export async function findChoices(db: Db, conditions: ProductConditions): Promise<Choices> {
  const { shape, values } = conditions
  const [choices] = await chooseAmong(db, shape, values, columns, () => selectChoices(db, conditions))
  if (!choices) throw new Error('A statement without a table has one row')
  return choices
}

const chooseAmong = shapedStatement<Choices>({ takesLong: true })

const list = (facet: Facet) => decoded(sql<Choice[]>`${sql.identifier(facet)}`)
const columns = {
  brandId: list('brandId'),
  gradeId: list('gradeId'),
  standardId: list('standardId'),
  sizeId: list('sizeId'),
  limits: decoded(sql<Limits>`limits`),
}

function selectChoices(db: Db, { shelves, counts }: ProductConditions) {
  const { table, place = sql`true`, facets: chosen, others = sql`true` } = counts
  const values = facets.map((facet) => sql`${table[facet]} as ${sql.identifier(facet)}`)
  const isChosen = facets.map((facet) => sql`${chosen[facet] ?? sql`true`} as ${chosenName(facet)}`)
  const lists = facets.map((facet) => sql`${choicesOf(facet)} as ${sql.identifier(facet)}`)
  const choices = sql`
    with alike as materialized (
      select ${listed([...values, ...isChosen])}, coalesce(sum(${table.items}) filter (where ${others}), 0) as items
      from ${table} where ${place} group by ${listed(facets.map((facet) => table[facet]))} having sum(${table.items}) > 0
    ), lengths as materialized (
      select ${table.lengthMetres} as metres from ${table} where ${place} group by 1 having sum(${table.items}) > 0
    )
    select ${listed(lists)}, ${limitsOf(shelves.place)} as limits`
  return db.select(columns).from(sql`(${choices}) choices`)
}

const listed = (parts: (SQL | PgColumn)[]) => sql.join(parts, sql`, `)

const chosenName = (facet: Facet) => sql.identifier(`${facet} is chosen`)

/** Every choice that any item has, whatever else is chosen. */
function choicesOf(facet: Facet): SQL {
  const { table, name, className = sql`null` } = names[facet]
  const besides = facets.filter((other) => other !== facet).map((other) => sql`${chosenName(other)}`)
  const order = listed([...naturalOrder(name), className, table.id])
  return sql`(
    select coalesce(json_agg(choice order by place), '[]') from (
      select ${table.id} as id, ${name} as name, ${className} as "className", row_number() over (order by ${order}) as place,
        coalesce(sum(items) filter (where ${and(...besides)}), 0) as count
      from alike join ${table} on ${table.id} = alike.${sql.identifier(facet)}
      group by ${table.id} order by place limit ${MOST_ROWS}
    ) choice
  )`
}

/** The range of what is for sale, whatever is chosen. */
const limitsOf = (place = sql`true`) => sql`(
  select json_build_object(
    'thinnest', min(${subClasses1.thickness}), 'thickest', max(${subClasses1.thickness}),
    'shortest', (select min(metres) from lengths), 'longest', (select max(metres) from lengths)
  )
  from ${subClasses1} where ${subClasses1.id} in (
    select ${stockShelves.thicknessId} from ${stockShelves} where ${place}
    group by ${stockShelves.thicknessId} having sum(${stockShelves.items}) > 0)
)`
