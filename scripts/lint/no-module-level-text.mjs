// @ts-check

/** Files whose exports are texts. */
const TEXTS = /(^|\/)(texts|[\w-]+-texts|messages)$/

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

/** Methods that call what they are given at once. */
const CALLS_BACK = /^(map|flatMap|filter|find|findIndex|some|every|reduce|reduceRight|forEach|sort|toSorted|from)$/

const runsAtOnce = (/** @type {any} */ { parent }) =>
  parent.type === 'CallExpression' &&
  parent.callee.type === 'MemberExpression' &&
  CALLS_BACK.test(parent.callee.property.name)

/** What runs with each call, or with each new object, runs when the language is known. */
function isInFunction(/** @type {any} */ node) {
  for (let place = node.parent; place; place = place.parent) {
    if (FUNCTIONS.has(place.type) && !runsAtOnce(place)) return true
    if (place.type === 'PropertyDefinition' && !place.static) return true
  }
  return false
}

const isTypeOnly = (/** @type {any} */ node) => node.parent.type === 'TSTypeQuery' || isTypeName(node.parent)
const isTypeName = (/** @type {any} */ parent) => parent.type === 'TSQualifiedName'

/** `export { texts }` and `define({ texts })` hand all of them on, without reading one. */
const isHandedOn = (/** @type {any} */ { parent }) => parent.type === 'ExportSpecifier' || parent.type === 'Property'

const isMadeOfSets = (/** @type {any} */ definition) =>
  definition.type === 'Variable' &&
  definition.node.init?.type === 'CallExpression' &&
  definition.node.init.callee.name === 'inLanguages'

const isImportedText = (/** @type {any} */ definition) =>
  definition.type === 'ImportBinding' &&
  definition.parent.importKind !== 'type' &&
  definition.node.importKind !== 'type' &&
  TEXTS.test(definition.parent.source.value)

/**
 * The language is that of the request or of the page, and neither is known when a module is loaded.
 * @type {import('eslint').Rule.RuleModule}
 */
export const noModuleLevelText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      early: 'Read texts inside a function, where the language is known: docs/decisions/021-texts.md',
    },
  },
  create({ sourceCode, report }) {
    return {
      'Program:exit'() {
        const module = sourceCode.scopeManager?.scopes.find(({ type }) => type === 'module')
        for (const { defs, references } of module?.variables ?? []) {
          if (!defs.some((definition) => isImportedText(definition) || isMadeOfSets(definition))) continue
          for (const { identifier, init } of references) {
            if (init || isTypeOnly(identifier) || isHandedOn(identifier) || isInFunction(identifier)) continue
            report({ node: identifier, messageId: 'early' })
          }
        }
      },
    }
  },
}
