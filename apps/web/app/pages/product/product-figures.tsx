import type { ProductCard } from '@lohahaat/contract/product-detail/product-card'
import { fromUnits } from '@lohahaat/domain/decimal'
import { gramsOfMetre } from '@lohahaat/domain/pipe-calculator'
import { formatSize } from '@lohahaat/domain/pipe-name'
import type { ReactNode } from 'react'
import { formatKg } from '../../parts/format'
import { Availability } from '../../parts/product/availability'
import { Card } from '../../ui/card'
import { pipeOf } from './pipe-of'
import { texts } from './texts'

export function ProductFigures({ product }: { product: ProductCard }) {
  return (
    <Card title={texts.figures} className="desk:col-start-1 desk:row-span-2 desk:row-start-1">
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

const NOT_STATED = <span className="font-normal text-ink-soft">{texts.notStated}</span>

function rowsOf(product: ProductCard): (readonly [label: string, value: ReactNode])[] {
  const { weight_Per_Piece: kg, subClassName1: wall } = product
  const pipe = pipeOf(product)
  return [
    ['Brand', product.brandName],
    ['Class', product.className],
    ['Size', formatSize(product.subClassName)],
    ['Thickness', `${wall.replace(/ ?mm$/i, '')} mm`],
    ['Length', `${product.length} m`],
    ['Weight per piece', kg === null ? NOT_STATED : formatKg(kg)],
    ['Weight per metre', pipe ? formatKg(Number(fromUnits(gramsOfMetre(pipe), 3))) : NOT_STATED],
    ['IS standard', product.standard ?? NOT_STATED],
    ['Grade', product.grade ?? NOT_STATED],
    ['Stamp', product.stamp ?? NOT_STATED],
    ['ISO', product.iso ? 'Yes' : 'No'],
    ['Mill test certificate', product.mtc ? 'Yes' : 'No'],
    ['HSN', product.hsn],
    ['Delivery', product.delivery],
    ['Availability', <Availability key="availability" available={product.available} />],
  ]
}
