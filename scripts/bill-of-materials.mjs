// @ts-check
// Writes a bill of materials (CycloneDX) and the licences from the lock file, both to .cache.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup.mjs'

const BILL = '.cache/bill-of-materials.json'
const LIST = '.cache/licences.md'

const NOTICE = 'permissive: keep the notice'
const FREE = 'permissive: nothing to keep'

/** Accepted licences by SPDX id, and why. Any other needs a person's review. */
const ALLOWED = /** @type {Record<string, string>} */ ({
  MIT: NOTICE,
  ISC: NOTICE,
  'BSD-2-Clause': NOTICE,
  'BSD-3-Clause': NOTICE,
  'Apache-2.0': NOTICE,
  'BlueOak-1.0.0': NOTICE,
  'Python-2.0': NOTICE,
  Zlib: NOTICE,
  '0BSD': FREE,
  'MIT-0': FREE,
  Unlicense: FREE,
  'OFL-1.1': 'fonts, which may be embedded and served but not sold by themselves',
  'CC-BY-4.0': 'data about browsers, used by the build and not passed on',
  'MPL-2.0': 'covers its own files, which we use unchanged',
  'LGPL-3.0-or-later': 'libvips, a library of its own that sharp loads and that anybody can replace',
})

/** Packages without a licence in their manifest, as `name@version`, with what their files say. */
const FOUND = /** @type {Record<string, string>} */ ({ 'png-js@2.0.0': 'MIT' })

writeBill()
const all = packages()
const byLicence = new Map(
  [...new Set(all.map(({ licence }) => licence))].map((one) => [one, all.filter(({ licence }) => licence === one)]),
)
writeFileSync(join(root, LIST), describe(byLicence))
const refused = [...byLicence.keys()].filter((licence) => !isAllowed(licence))
process.stdout.write(`${BILL} and ${LIST} are written\n`)
for (const licence of refused) {
  const names = byLicence
    .get(licence)
    ?.map(({ name }) => name)
    .join(', ')
  process.stderr.write(`${licence} is not among the licences in scripts/bill-of-materials.mjs: ${names}\n`)
}
process.exit(refused.length > 0 ? 1 : 0)

/** npm can write the format. By default it fails on missing optional peers. */
function writeBill() {
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--legacy-peer-deps']
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  if (status !== 0) {
    process.stderr.write(stderr)
    process.exit(1)
  }
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(join(root, BILL), stdout)
}

/** Every package of the lock file except our own, once. */
function packages() {
  /** @type {{ packages: Record<string, { version?: string, license?: string, dev?: boolean, link?: boolean }> }} */
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const found = Object.entries(lock.packages).flatMap(([place, { version, license, dev = false, link }]) => {
    if (link || !place.includes('node_modules/')) return []
    const name = `${place.split('node_modules/').at(-1)}@${version}`
    return [{ name, licence: license ?? FOUND[name] ?? 'no licence', isForWorkOnly: dev }]
  })
  return [...new Map(found.map((entry) => [entry.name, entry])).values()]
}

/** @param {string} licence */
function isAllowed(licence) {
  return licence.split(/ AND | OR |[()]/).every((name) => name === '' || name in ALLOWED)
}

/** @param {Map<string, ReturnType<typeof packages>>} licences */
function describe(licences) {
  const sections = [...licences]
    .sort(([, some], [, others]) => others.length - some.length)
    .map(([licence, entries]) => {
      const reason = ALLOWED[licence]
      const names = entries.map(({ name, isForWorkOnly }) => `- ${name}${isForWorkOnly ? ' (not in production)' : ''}`)
      return [`## ${licence} (${entries.length})`, ...(reason ? [reason] : []), names.sort().join('\n')].join('\n\n')
    })
  return `${['# Licences', ...sections].join('\n\n')}\n`
}
