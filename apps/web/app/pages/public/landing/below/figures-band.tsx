import { formatCount } from '@lohahaat/domain/platform/formats'
import type { Market } from '../../../../parts/catalogue/product/load-market'
import { formatRate } from '../../../../parts/catalogue/product/rate'
import { MeasuredFigures } from '../../../../parts/catalogue/section-drawing/measured-figures'
import { texts } from './texts'

export function FiguresBand({ market: { inStock, brands, classes } }: { market: Market }) {
  const lowest = Math.min(...classes.map(({ lowestPrice }) => lowestPrice))
  return (
    <section aria-label={texts.figures} className="content-width pt-12 sm:pt-16">
      <MeasuredFigures
        className="text-steel"
        figures={[
          { value: formatCount(inStock), label: texts.itemsInStock },
          { value: formatCount(brands), label: texts.brandsInStock },
          { value: formatCount(classes.length), label: texts.classesInStock },
          { value: formatRate(lowest), label: texts.lowestRate },
        ]}
      />
    </section>
  )
}
