import type { ResolverOptions } from 'react-hook-form'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { lazyResolver } from './lazy-resolver'

interface Values {
  name: string
}

const schema = z.object({ name: z.string().min(3, 'Too short').startsWith('A', 'Not with A') })
const options: ResolverOptions<Values> = { fields: {}, shouldUseNativeValidation: false }

test('tells the first problem of each field', async () => {
  const resolve = lazyResolver<Values>(() => Promise.resolve((values) => schema.safeParse(values)))
  expect(await resolve({ name: 'b' }, undefined, options)).toEqual({
    values: {},
    errors: { name: { type: 'schema', message: 'Too short' } },
  })
  expect(await resolve({ name: 'Asha' }, undefined, options)).toEqual({ values: { name: 'Asha' }, errors: {} })
})

test('leaves it to the server where the schema can’t be loaded', async () => {
  const resolve = lazyResolver<Values>(() => Promise.reject(new Error('No network')))
  expect(await resolve({ name: 'b' }, undefined, options)).toEqual({ values: { name: 'b' }, errors: {} })
})
