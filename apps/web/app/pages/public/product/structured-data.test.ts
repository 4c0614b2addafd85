import { expect, test } from 'vitest'
import { structuredData } from './structured-data'

const product = {
  itemId: 41,
  brandId: 7,
  brandName: 'Tata Structura',
  imageFileName: null,
  classId: 5,
  className: 'SHS',
  size: '40x40',
  thickness: '3.2',
  length: 6,
  delivery: 'Within 7 days',
  price: 58_200,
  grade: 'YSt 310',
  standard: 'IS 4923',
  mtc: true,
  iso: true,
  stamp: 'ISI',
  weightPerPiece: 20.94,
  available: 41.5,
  hsn: '73066100',
}

test('a price per ton in rupees before tax', () => {
  const { brand, offers } = structuredData(product, 'https://steel.example/pipe/pipe/41')
  expect(brand.name).toBe('Tata Structura')
  expect(offers).toMatchObject({
    url: 'https://steel.example/pipe/pipe/41',
    price: 58_200,
    priceCurrency: 'INR',
    priceSpecification: { unitCode: 'TNE', valueAddedTaxIncluded: false },
  })
})

test.each([
  [41.5, 'InStock'],
  [0, 'OutOfStock'],
  [null, 'BackOrder'],
])('%s tons are %s', (available, word) => {
  expect(structuredData({ ...product, available }, undefined).offers.availability).toBe(`https://schema.org/${word}`)
})

test('what comes from a yard that is closed is on order', () => {
  const { offers } = structuredData({ ...product, backOn: '2026-11-24' }, undefined)
  expect(offers.availability).toBe('https://schema.org/BackOrder')
})

test('a photo is named by its whole address, where that is known', () => {
  const photographed = { ...product, imageFileName: 'bundle.webp' }
  expect(structuredData(photographed, 'https://steel.example/pipe/pipe/41')).toMatchObject({
    image: 'https://steel.example/images/bundle.webp',
  })
  expect(structuredData(photographed, undefined)).not.toHaveProperty('image')
})
