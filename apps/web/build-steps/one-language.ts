import ts from 'typescript'
import type { Plugin } from 'vite'

const SOURCE = /(apps\/web\/app|packages\/(domain|contract)\/src)\/.*\.tsx?$/

/**
 * Leaves one set of texts in the browser's files, so that a page carries its own language only; the server's file has
 * all of them. The files are built once for each language: docs/decisions/065-hindi.md.
 */
export const oneLanguage = (language: string): Plugin => ({
  name: 'one-language',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: SOURCE, code: 'inLanguages(' },
    handler: (code) => ({ code: keepOnly(language, code), map: null }),
  },
})

/** `inLanguages({ en, hi })` becomes `inLanguages({ en })`; what nothing uses any more is dropped with its imports. */
export function keepOnly(language: string, code: string): string {
  const file = ts.createSourceFile('texts.tsx', code, ts.ScriptTarget.Latest, true)
  const spans: [from: number, to: number][] = []
  const visit = (node: ts.Node): void => {
    if (isImportOfOther(node, language)) spans.push([node.getStart(), node.getEnd()])
    for (const set of isCallOfSets(node) ? setsOf(node) : [])
      if (set.name?.getText() !== language) spans.push([set.getStart(), endWithComma(code, set.getEnd())])
    ts.forEachChild(node, visit)
  }
  visit(file)
  return spans.reduceRight((rest, [from, to]) => rest.slice(0, from) + rest.slice(to), code)
}

const isCallOfSets = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.getText() === 'inLanguages'

function setsOf({ arguments: [sets] }: ts.CallExpression): readonly ts.ObjectLiteralElementLike[] {
  return sets && ts.isObjectLiteralExpression(sets) ? sets.properties : []
}

/** Such as `./texts.hi` in the files of English: a set may run as it is loaded. */
function isImportOfOther(node: ts.Node, language: string): boolean {
  if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) return false
  const [, written = language] = /\.(en|hi)$/.exec(node.moduleSpecifier.text) ?? []
  return written !== language
}

const endWithComma = (code: string, end: number) => end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0)
