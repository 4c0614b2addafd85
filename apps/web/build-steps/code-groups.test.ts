import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { codeGroups } from './code-groups'

const root = new URL('../../../', import.meta.url)

test.each(codeGroups)('every path of the group $name exists', ({ paths }) => {
  expect(paths.filter((path) => !existsSync(new URL(path, root)))).toEqual([])
})
