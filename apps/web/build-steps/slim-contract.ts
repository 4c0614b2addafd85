import type { AnswerKind } from '@lohahaat/contract/platform/answer-kind'
import ts from 'typescript'
import type { Plugin } from 'vite'

const CONTRACT = /packages\/contract\/src\/.*\.ts$/
const SITE = /apps\/web\/app\/.*\.tsx?$/

/**
 * Keeps schemas out of pages that validate nothing. Importing a call would load all its schemas and zod, 25 kB of every
 * first view. In the browser a call is reduced to what is needed to send it, and unused declarations of the contract
 * are dropped; a form imports its schema by the schema's own name.
 */
export const slimContract: Plugin = {
  name: 'slim-contract',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: [CONTRACT, SITE] },
    handler(code, id) {
      if (CONTRACT.test(id)) return { code: slim(code), map: null }
      const used = schemaOfCall(code)
      if (used) this.error(`${id}: ${used} is left out in the browser. Import the schema by its own name.`)
      return null
    },
  },
}

/** The server validates requests and responses; the browser does not validate them again. */
const forServer = new Set(['input', 'response', 'summary', 'permission', 'security'])

/** Marks declarations as pure, so that the bundler can drop unused ones, and removes the schemas of calls. */
export function slim(code: string): string {
  const file = ts.createSourceFile('contract.ts', code, ts.ScriptTarget.Latest, true)
  const declared = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
  return declared.reduceRight((text, declaration) => {
    const { name, initializer: value } = declaration
    if (!value || !computes(value)) return text
    const kept = replaceParts(value.getText(), value.getStart(), serverParts(value))
    const before = text.slice(0, name.getStart())
    return before + declare(name, kept) + text.slice(declaration.getEnd())
  }, code)
}

/** A pattern is never dropped, so each of its names gets a declaration of its own. */
const declare = (name: ts.BindingName, value: string): string =>
  ts.isObjectBindingPattern(name)
    ? name.elements.map((one) => `${one.name.getText()} = ${pure(`(${value}).${one.name.getText()}`)}`).join(', ')
    : `${name.getText()} = ${pure(value)}`

const pure = (value: string) => `/* @__PURE__ */ (() => (${value}))()`

const computes = (value: ts.Expression) => !ts.isArrowFunction(value) && !ts.isLiteralExpression(value)

interface Part {
  node: ts.Node
  /** The replacement. */
  instead: string
}

function serverParts(value: ts.Expression): readonly Part[] {
  if (!ts.isCallExpression(value) || value.expression.getText() !== 'defineCall') return []
  const [declared] = value.arguments
  if (!declared || !ts.isObjectLiteralExpression(declared)) return []
  return declared.properties
    .filter(({ name }) => name && forServer.has(name.getText()))
    .map((node) => ({ node, instead: node.name?.getText() === 'response' ? kindInPlaceOf(node, declared) : '' }))
}

function kindInPlaceOf(response: ts.ObjectLiteralElementLike, call: ts.ObjectLiteralExpression): string {
  const kind = ts.isPropertyAssignment(response) && kindIn(response.initializer, /method: 'GET'/.test(call.getText()))
  return kind ? `answerKind: ${JSON.stringify(kind)},` : ''
}

/** What `answerKindOf` returns for the schema, as far as the source shows it. */
function kindIn(schema: ts.Expression, isGet: boolean): AnswerKind | undefined {
  const written = schema.getText()
  if (written.startsWith('z.array(')) return 'list'
  if (written.startsWith('z.number(')) return 'number'
  if (!isGet || /^(success|cartChanged|answeredFile)\b|z\.literal\(true\)|^z\.(literal|string)\(/.test(written))
    return undefined
  const [shape] = ts.isCallExpression(schema) ? schema.arguments : []
  if (!shape || !ts.isObjectLiteralExpression(shape)) return []
  return shape.properties
    .filter(ts.isPropertyAssignment)
    .filter(({ initializer }) => /^z\s*\.array\(/.test(initializer.getText()))
    .map(({ name }) => name.getText())
}

/** Replaces these nodes and the comma after each. */
const replaceParts = (text: string, start: number, parts: readonly Part[]) =>
  parts.reduceRight(
    (rest, { node, instead }) =>
      rest.slice(0, node.getStart() - start) + instead + rest.slice(node.getEnd() - start).replace(/^\s*,/, ''),
    text,
  )

/** Such as `fetchCartData.input`, where the call is imported from the contract. */
export function schemaOfCall(code: string): string | undefined {
  const imported = [...code.matchAll(/import \{([^}]*)\} from '@lohahaat\/contract\//g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  )
  return [...code.matchAll(/\b(\w+)\.(?:input|response)\b/g)].find(([, name = '']) => imported.includes(name))?.[0]
}
