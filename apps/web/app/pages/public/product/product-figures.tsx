import type { Item } from '@lohahaat/domain/catalogue/item'
import { fromUnits } from '@lohahaat/domain/platform/decimal'
import { gramsOfMetre } from '@lohahaat/domain/catalogue/pipe-calculator'
import { formatSize } from '@lohahaat/domain/catalogue/pipe-name'
import type { ReactNode } from 'react'
import { formatKg } from '../../../parts/platform/format'
import { Availability } from '../../../parts/catalogue/product/availability'
import { Card } from '../../../ui/card'
import { pipeOf } from './pipe-of'
import { texts } from './texts'

export function ProductFigures({ product }: { product: Item }) {
  return (
    <Card title={texts.figures.title}>
      <dl className="-my-2 grid grid-cols-[auto_1fr] gap-x-6 text-[0.9375rem]">
        {rowsOf(product).map(([label, value]) => (
          <div key={label} className="col-span-2 grid grid-cols-subgrid border-b border-line py-2 last:border-0">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="text-right font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

const notStated = () => <span className="font-normal text-ink-soft">{texts.figures.notStated}</span>

function rowsOf(product: Item): (readonly [label: string, value: ReactNode])[] {
  const { weightPerPiece: kg, thickness: wall } = product
  const pipe = pipeOf(product)
  const { figures } = texts
  return [
    [figures.brand, product.brandName],
    [figures.class, product.className],
    [figures.size, formatSize(product.size)],
    [figures.thickness, `${wall.replace(/ ?mm$/i, '')} mm`],
    [figures.length, `${product.length} m`],
    [figures.weightPerPiece, kg === null ? notStated() : formatKg(kg)],
    [figures.weightPerMetre, pipe ? formatKg(Number(fromUnits(gramsOfMetre(pipe), 3))) : notStated()],
    [figures.standard, product.standard ?? notStated()],
    [figures.grade, product.grade ?? notStated()],
    [figures.stamp, product.stamp ?? notStated()],
    [figures.iso, product.iso ? figures.yes : figures.no],
    [figures.mtc, product.mtc ? figures.yes : figures.no],
    [figures.hsn, product.hsn],
    [figures.delivery, product.delivery || notStated()],
    [figures.availability, <Availability key="availability" available={product.available} />],
  ]
}
