// @ts-check
// Who may import whom. A folder that appears tomorrow is covered by the patterns of today.
import { dirname, relative, resolve } from 'node:path'
import { root } from '../setup.mjs'

/** From the ground up: a capability may use those below it, never one above. */
const FLOORS = [
  'platform',
  'documents',
  'identity',
  'reference',
  'inventory',
  'catalogue',
  'ordering',
  'sourcing',
  'fulfilment',
  'billing',
  'supply',
  'site',
]

const DOMAIN = '^packages/domain/src/'
/** The reader's language and how it writes numbers: what shows texts and knows no trade needs this much of the domain. */
const LANGUAGE = '^packages/domain/src/platform/(escape-html|language|formats)$'
const CONTRACT = '^packages/contract/src/'
const API = '^apps/web/app/api/'
const UI = '^apps/web/app/ui/'
const PARTS = '^apps/web/app/parts/'
const SITE = '^apps/web/app/(site|company)$'
const LISTENERS = '^apps/web/app/listeners$'
const TYPES = '/\\+types/'
const SERVER = '^apps/api/src/'
const TABLES = '^apps/api/src/db/tables/'

/** Files that speak HTTP themselves: the platform, what looks the caller up, and what serves more than calls. */
const HTTP = '^apps/api/src/(platform/|.*/(admit|find-caller|serve-[^/]+)\\.ts$)'

/**
 * The first line whose `from` fits a file says what it may import, and which package it may not; `$1` is what the bracket
 * of `from` caught.
 * @type {{ from: string, may: string[], never?: string[] }[]}
 */
const LAYERS = [
  { from: '^packages/domain/', may: [DOMAIN] },
  { from: '^packages/contract/', may: [CONTRACT, DOMAIN] },
  { from: '^apps/web/app/ui/', may: [UI, LISTENERS, LANGUAGE] },
  { from: '^apps/web/app/api/', may: [API, CONTRACT, DOMAIN, LISTENERS] },
  { from: '^apps/web/app/parts/', may: [PARTS, UI, API, CONTRACT, DOMAIN, SITE, LISTENERS] },
  {
    from: '^apps/web/app/pages/([^/]+/[^/]+)/',
    may: ['^apps/web/app/pages/$1/', PARTS, UI, API, CONTRACT, DOMAIN, SITE, LISTENERS, TYPES],
  },
  { from: '^apps/web/app/guards/', may: [PARTS, UI, API, CONTRACT, DOMAIN, SITE, LISTENERS, TYPES] },
  { from: '^apps/web/', may: ['^apps/web/', CONTRACT, DOMAIN] },
  { from: '^scripts/', may: ['^scripts/'] },
  { from: '^bench/.*\\.test\\.ts$', may: ['^bench/'] },
  { from: '\\.test\\.tsx?$', may: ['^apps/api/', CONTRACT, DOMAIN] },
  { from: '^apps/api/src/testing/', may: ['^apps/api/', CONTRACT, DOMAIN, '^scripts/'] },
  { from: TABLES, may: [TABLES, '^apps/api/src/platform/db/columns$'] },
  { from: '\\.repository\\.ts$', may: [TABLES, '^apps/api/src/platform/', '\\.repository$', CONTRACT, DOMAIN] },
  { from: '^apps/api/src/db/', may: ['^apps/api/src/db/', SERVER, CONTRACT, DOMAIN] },
  { from: '^apps/api/src/[^/]+\\.ts$', may: ['^apps/api/src/(?!db/tables/|testing/)', CONTRACT, DOMAIN] },
  {
    from: '^apps/api/src/.*/routes\\.ts$',
    may: ['^apps/api/src/(?!db/|testing/|platform/db/|.*\\.repository$)', CONTRACT, DOMAIN],
  },
  { from: HTTP, may: ['^apps/api/(?!src/db/tables/|src/testing/|.*/routes$)', CONTRACT, DOMAIN] },
  // What is left are use cases: they know neither routes nor requests.
  {
    from: '^apps/api/',
    may: ['^apps/api/(?!src/db/tables/|src/testing/|src/platform/http/route$|.*/routes$)', CONTRACT, DOMAIN],
    never: ['fastify'],
  },
]

/**
 * Why a file may not import another, or null when it may.
 * @param {string} from
 * @param {string} to
 */
function refuseImport(from, to) {
  const layer = LAYERS.find((candidate) => new RegExp(candidate.from).test(from))
  if (!layer) return null
  if (isPackage(to)) return layer.never?.includes(to) ? 'layer' : null
  const caught = new RegExp(layer.from).exec(from)?.[1] ?? ''
  if (!layer.may.some((pattern) => new RegExp(pattern.replace('$1', caught)).test(to))) return 'layer'
  return isUpward(from, to) ? 'floor' : null
}

/**
 * Somebody else's package, by its name.
 * @param {string} to
 */
const isPackage = (to) => !/^(apps|packages|scripts|e2e|bench|chaos|drill|fuzz|ocr)\//.test(to)

/**
 * Tests may look anywhere, everybody may use the rules of the domain, and what belongs to no capability uses them all.
 * @param {string} from
 * @param {string} to
 */
function isUpward(from, to) {
  const isRule = to.startsWith('packages/domain/') && !from.startsWith('packages/domain/')
  if (/\.test\.tsx?$/.test(from) || isRule) return false
  const floor = floorOf(from)
  return floor !== -1 && floorOf(to) > floor
}

/**
 * The floor of the capability that a file belongs to, or -1.
 * @param {string} path
 */
function floorOf(path) {
  const name = /^(?:packages\/\w+\/src|apps\/api\/src|apps\/web\/app\/parts)\/([^/]+)\//.exec(path)?.[1]
  return FLOORS.indexOf(name ?? '')
}

/** @type {import('eslint').Rule.RuleModule} */
export const importDirections = {
  meta: {
    type: 'problem',
    messages: {
      layer: '{{from}} may not import {{to}}.',
      floor: '{{from}} stands below {{to}} and may not import it.',
    },
    schema: [],
  },
  create(context) {
    const from = relative(root, context.filename)

    /** @param {import('eslint').Rule.Node & { source?: unknown }} node */
    const check = (node) => {
      const source = /** @type {{ value?: unknown } | null | undefined} */ (node.source)?.value
      const to = typeof source === 'string' ? placeOf(source, context.filename) : null
      const messageId = to === null ? null : refuseImport(from, to)
      if (messageId) context.report({ node, messageId, data: { from, to: to ?? '' } })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    }
  },
}

/**
 * The place of an import in the project, or the name of somebody else's package.
 * @param {string} source
 * @param {string} file
 */
function placeOf(source, file) {
  if (source.startsWith('.')) return relative(root, resolve(dirname(file), source))
  return source.replace(/^@lohahaat\/([^/]+)/, 'packages/$1/src')
}
