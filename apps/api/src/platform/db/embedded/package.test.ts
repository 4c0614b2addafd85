import { mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findPackage, makeLinks } from './package'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lh-package-'))
  mkdirSync(join(folder, 'native'))
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]
  writeFileSync(join(folder, 'native/pg-symlinks.json'), JSON.stringify(links))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('links that npm left out are made, once', () => {
  mkdirSync(join(folder, 'native/lib'))
  writeFileSync(join(folder, 'native/lib/libpq.so.5.18'), 'code')
  expect(makeLinks(folder)).toBe(true)
  expect(readlinkSync(join(folder, 'native/lib/libpq.so.5'))).toBe('libpq.so.5.18')
  expect(readFileSync(join(folder, 'native/lib/libpq.so.5'), 'utf8')).toBe('code')
  expect(makeLinks(folder)).toBe(true)
})

test('where they can’t be made, that is said', () => {
  writeFileSync(join(folder, 'native/lib'), 'not a folder')
  expect(makeLinks(folder)).toBe(false)
})

test('a platform without a package is told to set DATABASE_URL', () => {
  expect(() => findPackage('linux-riscv64')).toThrow(
    /^DATABASE_URL: must name a PostgreSQL server, .* there is none for linux-riscv64$/,
  )
})
