// @ts-check

/** Attributes that no person reads, though their values may look like words. */
const unread = /^(className|.*Class|id|d|key|viewBox|points|transform|stroke.*|accept|media|rel|autoComplete|content)$/

/** Fields of an object that hold what a person reads. */
const read = /^(label|title|text|hint|placeholder|caption|heading|intro|question|note)$/

/** Two letters in a row are a word; signs and units such as × or m may stand anywhere. */
const hasWord = (/** @type {string} */ text) => /\p{L}{2}/u.test(text)

/** A label or sentence: it begins with a capital, or goes on after a space. Names of choices in code do neither. */
const looksRead = (/** @type {string} */ text) => hasWord(text) && /^\s*\p{Lu}\p{Ll}|\p{L},? \p{L}/u.test(text)

/** Sentences are told from lists of classes by their capital. */
const isSentence = (/** @type {string} */ text) => hasWord(text) && /^\s*(\p{Lu}|₹)\S* \S/u.test(text)

/** A whole sentence, or the end of one after a value. Names of goods, which the rules are about, have no full stop. */
const endsSentence = (/** @type {string} */ text) => /\p{L}{2}.* .*\.$|^ .*\p{L}{2}.*\.$/u.test(text)

/** What a value passes through on its way to where it is shown. */
const between = new Set(['TemplateLiteral', 'ConditionalExpression', 'LogicalExpression', 'JSXExpressionContainer'])

const placeOf = (/** @type {any} */ node) => {
  let place = node.parent
  while (between.has(place.type)) place = place.parent
  return place
}

/** @type {(node: any, text: string) => boolean} */
function isLoose(node, text) {
  const place = placeOf(node)
  if (place.type === 'JSXElement' || place.type === 'JSXFragment') return hasWord(text)
  if (place.type === 'JSXAttribute') return !unread.test(place.name.name) && looksRead(text)
  if (place.type === 'Property' && read.test(place.key.name)) return looksRead(text)
  // Errors of our own making are for those who read logs.
  return place.type !== 'NewExpression' && isSentence(text)
}

/** @type {(node: any, text: string) => boolean} */
const isLooseSentence = (node, text) => placeOf(node).type !== 'NewExpression' && endsSentence(text)

/**
 * Words in JSX, and sentences anywhere else in the code of the site; with `whole-sentences`, whole sentences only, for
 * the domain, which returns codes with values.
 * @type {import('eslint').Rule.RuleModule}
 */
export const noLooseText = {
  meta: {
    type: 'problem',
    schema: [{ enum: ['whole-sentences'] }],
    messages: {
      loose: 'Texts live whole in texts.ts beside the screen, for a translator: docs/decisions/021-texts.md',
    },
  },
  create(context) {
    const isFound = context.options[0] === 'whole-sentences' ? isLooseSentence : isLoose
    const check = (/** @type {any} */ node, /** @type {unknown} */ text) => {
      if (typeof text === 'string' && isFound(node, text)) context.report({ node, messageId: 'loose' })
    }
    return {
      JSXText: (/** @type {any} */ node) => check(node, node.value),
      Literal: (/** @type {any} */ node) => check(node, node.value),
      TemplateElement: (/** @type {any} */ node) => check(node, node.value.cooked),
    }
  },
}
