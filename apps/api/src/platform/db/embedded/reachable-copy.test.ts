import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyPrograms } from './reachable-copy'

let place: string
let found: { folder: string; version: string }
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'lh-copy-'))
  found = { folder: join(place, 'package'), version: '18.4.0' }
  mkdirSync(join(found.folder, 'native/bin'), { recursive: true })
  writeFileSync(join(found.folder, 'native/bin/postgres'), 'program', { mode: 0o700 })
})
afterEach(() => rmSync(place, { recursive: true, force: true }))

const postgresIn = (copy: string) => join(copy, 'native/bin/postgres')

test('everybody can run the copy, whatever the package allows', () => {
  const copy = copyPrograms(found, place)
  expect(readFileSync(postgresIn(copy), 'utf8')).toBe('program')
  expect(statSync(postgresIn(copy)).mode & 0o777).toBe(0o755)
  expect(statSync(copy).mode & 0o777).toBe(0o755)
})

test('what was taken away meanwhile, or copied in part only, is copied again', () => {
  const copy = copyPrograms(found, place)
  writeFileSync(postgresIn(copy), 'pro')
  expect(copyPrograms(found, place)).toBe(copy)
  expect(readFileSync(postgresIn(copy), 'utf8')).toBe('program')
})

test('a folder that others may write to is not trusted', () => {
  chmodSync(copyPrograms(found, place), 0o777)
  expect(() => copyPrograms(found, place)).toThrow(/^DATABASE_URL: .* was made by somebody else$/)
})
