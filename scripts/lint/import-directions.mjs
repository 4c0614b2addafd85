// @ts-check
// Who may import whom. A folder that appears tomorrow is covered by the patterns of today.
import { dirname, relative, resolve } from 'node:path'
import { root } from '../setup.mjs'

const DOMAIN = '^packages/domain/src/'
const CONTRACT = '^packages/contract/src/'
const API = '^apps/web/app/api/'
const UI = '^apps/web/app/ui/'
const PARTS = '^apps/web/app/parts/'
const SITE = '^apps/web/app/site$'
const TYPES = '/\\+types/'

/** The first line whose `from` fits a file says what it may import; `$1` is what the bracket of `from` caught. */
const LAYERS = [
  { from: '^packages/domain/', may: [DOMAIN] },
  { from: '^packages/contract/', may: [CONTRACT, DOMAIN] },
  { from: '^apps/web/app/ui/', may: [UI] },
  { from: '^apps/web/app/api/', may: [API, CONTRACT, DOMAIN] },
  { from: '^apps/web/app/parts/', may: [PARTS, UI, API, CONTRACT, DOMAIN, SITE] },
  {
    from: '^apps/web/app/pages/([^/]+)/',
    may: ['^apps/web/app/pages/$1/', PARTS, UI, API, CONTRACT, DOMAIN, SITE, TYPES],
  },
  { from: '^apps/web/app/guards/', may: [PARTS, UI, API, CONTRACT, DOMAIN, SITE, TYPES] },
  { from: '^apps/web/', may: ['^apps/web/', CONTRACT, DOMAIN] },
  { from: '\\.test\\.ts$', may: ['^apps/api/', CONTRACT, DOMAIN] },
  { from: '^apps/api/src/testing/', may: ['^apps/api/', CONTRACT, DOMAIN, '^scripts/'] },
  { from: '^apps/api/src/db/tables/', may: ['^apps/api/src/db/(tables/|columns$)'] },
  { from: '\\.repository\\.ts$', may: ['^apps/api/src/db/', '\\.repository$', CONTRACT, DOMAIN] },
  { from: '^apps/api/src/db/', may: ['^apps/api/src/db/', CONTRACT, DOMAIN] },
  { from: '^apps/api/src/routes\\.ts$', may: ['\\.route$'] },
  { from: '^apps/api/', may: ['^apps/api/(?!src/db/tables/|src/testing/|.*\\.route$)', CONTRACT, DOMAIN] },
]

/** @type {import('eslint').Rule.RuleModule} */
export const importDirections = {
  meta: { type: 'problem', messages: { direction: '{{from}} may not import {{to}}.' }, schema: [] },
  create(context) {
    const from = relative(root, context.filename)
    const layer = LAYERS.find((candidate) => new RegExp(candidate.from).test(from))
    if (!layer) return {}
    const caught = new RegExp(layer.from).exec(from)?.[1] ?? ''
    const allowed = layer.may.map((pattern) => new RegExp(pattern.replace('$1', caught)))

    /** @param {import('eslint').Rule.Node & { source?: unknown }} node */
    const check = (node) => {
      const source = /** @type {{ value?: unknown } | null | undefined} */ (node.source)?.value
      const to = typeof source === 'string' ? placeOf(source, context.filename) : null
      if (to === null || allowed.some((pattern) => pattern.test(to))) return
      context.report({ node, messageId: 'direction', data: { from, to } })
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
 * The place of an import in the project, or null when it is somebody else's package.
 * @param {string} source
 * @param {string} file
 */
function placeOf(source, file) {
  if (source.startsWith('.')) return relative(root, resolve(dirname(file), source))
  return source.startsWith('@lohahaat/') ? source.replace(/^@lohahaat\/([^/]+)/, 'packages/$1/src') : null
}
