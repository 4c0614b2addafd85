// @ts-check
import { readFileSync } from 'node:fs'

const declared = readFileSync(
  new URL('../../packages/contract/src/platform/wire/wire-names.ts', import.meta.url),
  'utf8',
)
const pairs = [...declared.matchAll(/(\w+): '(\w+)'/g)].map(([, ours = '', wire = '']) => ({ ours, wire }))
const ourWords = new Set(pairs.map(({ ours }) => ours))

/** The name of a header and a cookie as well, and what everybody calls a one-time password. */
const ELSEWHERE_TOO = new Set(['UserLoginDetailId', 'OTP'])

/** How the wire spells our words, apart from what is a word of ours too. */
const spellings = new Map(
  pairs
    .filter(({ wire }) => !ourWords.has(wire) && !ELSEWHERE_TOO.has(wire))
    .map(({ ours, wire }) => /** @type {const} */ ([wire, ours])),
)

/**
 * The wire's names stay in the contract, which translates both ways.
 * @type {import('eslint').Rule.RuleModule}
 */
export const noWireSpelling = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      wire: 'Only packages/contract spells it {{wire}}: say {{ours}} (docs/decisions/039-one-vocabulary.md)',
    },
  },
  create({ report }) {
    /** @param {any} node @param {unknown} name */
    function check(node, name) {
      const wire = typeof name === 'string' ? name.replace(/^-/, '') : ''
      const ours = spellings.get(wire)
      if (ours) report({ node, messageId: 'wire', data: { wire, ours } })
    }
    return {
      Identifier: (node) => check(node, node.name),
      Literal: (node) => check(node, node.value),
      TemplateElement(node) {
        for (const [word] of node.value.raw.matchAll(/\w+/g)) check(node, word)
      },
    }
  },
}
