import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import type { Plugin } from 'vite'
import { AS_IT_IS, shortText } from './letters.ts'

const LETTERS = fileURLToPath(new URL('letters.ts', import.meta.url))
const DEVANAGARI = /\p{Script=Devanagari}/u

/** Writes the texts of Hindi in the browser's files in one byte for each sign: docs/decisions/065-hindi.md. */
export const shortDevanagari: Plugin = {
  name: 'short-devanagari',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\.hi\.ts$/, code: DEVANAGARI },
    handler: (code) => ({ code: `import { devanagari } from '${LETTERS}'\n${shorten(code)}`, map: null }),
  },
}

/** Each text of a module, made to be read by `devanagari`. */
export function shorten(code: string): string {
  const file = ts.createSourceFile('texts.hi.ts', code, ts.ScriptTarget.Latest, true)
  const { transformed } = ts.transform(file, [
    (context) => (root) => {
      const visit = (node: ts.Node): ts.Node => shortened(ts.visitEachChild(node, visit, context))
      return ts.visitEachChild(root, visit, context)
    },
  ])
  return transformed.map((each) => ts.createPrinter().printFile(each)).join('')
}

function shortened(node: ts.Node): ts.Node {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
    return isShorter(node.text) ? call(ts.factory.createStringLiteral(shortText(node.text))) : node
  if (!ts.isTemplateExpression(node)) return node
  const { head, templateSpans } = node
  const texts = [head, ...templateSpans.map(({ literal }) => literal)].map(({ text }) => text)
  return texts.every((text) => !text.includes(AS_IT_IS)) && texts.some((text) => DEVANAGARI.test(text))
    ? tagged(node)
    : node
}

const isShorter = (text: string) => DEVANAGARI.test(text) && !text.includes(AS_IT_IS)

/** Nothing happens when it is called, so what nobody reads is dropped. */
const call = (text: ts.Expression) =>
  ts.addSyntheticLeadingComment(
    ts.factory.createCallExpression(ts.factory.createIdentifier('devanagari'), undefined, [text]),
    ts.SyntaxKind.MultiLineCommentTrivia,
    ' @__PURE__ ',
  )

function tagged({ head, templateSpans }: ts.TemplateExpression): ts.Expression {
  const { factory } = ts
  const spans = templateSpans.map(({ expression, literal }, at) =>
    factory.createTemplateSpan(
      expression,
      at < templateSpans.length - 1
        ? factory.createTemplateMiddle(...written(literal.text))
        : factory.createTemplateTail(...written(literal.text)),
    ),
  )
  const template = factory.createTemplateExpression(factory.createTemplateHead(...written(head.text)), spans)
  return factory.createTaggedTemplateExpression(factory.createIdentifier('devanagari'), undefined, template)
}

/** As it is meant, and as it stands between the backticks. */
const written = (text: string): [string, string] => {
  const short = shortText(text)
  return [short, short.replaceAll(/[\\`]|\$\{/g, '\\$&').replaceAll('\n', '\\n')]
}
