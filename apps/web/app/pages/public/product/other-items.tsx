import type { Item } from '@lohahaat/domain/catalogue/item'
import { formatSize } from '@lohahaat/domain/catalogue/pipe-name'
import { Link } from 'react-router'
import { buttonClass } from '../../../ui/button-class'
import { texts } from './texts'

interface OtherItemsProps {
  product: Item
  department: string
}

/** Links to similar items: same brand, same size, or the whole class. */
export function OtherItems({ product, department }: OtherItemsProps) {
  const { brandId, brandName, className, size } = product
  const links = [
    { label: texts.others.byBrand(className, brandName), query: { class: className, brand: String(brandId) } },
    {
      label: texts.others.ofSize(className, formatSize(size)),
      query: { class: className, search: size },
    },
    { label: texts.others.ofClass(className), query: { class: className } },
  ]
  return (
    <nav aria-label={texts.others.label}>
      <ul className="flex flex-wrap gap-3">
        {links.map(({ label, query }) => (
          <li key={label} className="max-sm:w-full">
            <Link
              to={`/pipe/${encodeURIComponent(department)}?${new URLSearchParams(query)}`}
              className={buttonClass({ variant: 'quiet', wide: true })}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
