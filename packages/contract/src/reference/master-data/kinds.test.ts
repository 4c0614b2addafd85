import { expect, test } from 'vitest'
import { masterDataKinds } from './kinds'

const columns = masterDataKinds.flatMap(({ resource, screens, texts }) =>
  screens.columns.map((column) => ({ resource, column, title: texts.columns[column] })),
)

test.each(columns)('the column $column in the list of $resource has a title', ({ title }) => {
  expect(title).toEqual(expect.any(String))
})
