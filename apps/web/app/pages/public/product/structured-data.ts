import type { Item } from '@lohahaat/domain/catalogue/item'
import { nameItem } from '@lohahaat/domain/catalogue/pipe-name'

/** The item as search engines read it. The price is that of a ton (unit code TNE), before tax. */
export function structuredData(product: Item, url: string | undefined) {
  const { itemId, brandName, className, price, imageFileName } = product
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: nameItem(product),
    sku: String(itemId),
    category: className,
    brand: { '@type': 'Brand', name: brandName },
    ...(imageFileName && url && { image: new URL(`/images/${encodeURIComponent(imageFileName)}`, url).href }),
    offers: {
      '@type': 'Offer',
      ...(url && { url }),
      price,
      priceCurrency: 'INR',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency: 'INR',
        unitCode: 'TNE',
        valueAddedTaxIncluded: false,
      },
      availability: `https://schema.org/${availabilityOf(product)}`,
    },
  }
}

/** An item without a count is available on order, and so is one whose seller is closed. */
function availabilityOf({ available, backOn }: Item) {
  if (available === null || backOn) return 'BackOrder'
  return available > 0 ? 'InStock' : 'OutOfStock'
}
