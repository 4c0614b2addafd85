import ts from 'typescript'
import type { Plugin } from 'vite'

const CONTRACT = /packages\/contract\/src\/.*\.ts$/
const SITE = /apps\/web\/app\/.*\.tsx?$/

/**
 * Keeps schemas out of pages that check nothing. Whoever names a call would load all its schemas and the library behind
 * them, 25 kB of every first view. In the browser a call is how it is sent and no more, and what the contract declares
 * besides is left out wherever nobody uses it; a form imports the schema that it checks by the schema's own name.
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

/** The server checks what it gets and what it answers; the browser doesn't check again. */
const forServer = new Set(['input', 'response', 'summary', 'access'])

/** Declarations may be dropped when unused, which a bundler can't tell of a function's result; calls lose their schemas. */
export function slim(code: string): string {
  const file = ts.createSourceFile('contract.ts', code, ts.ScriptTarget.Latest, true)
  const values = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) =>
      declarationList.declarations.flatMap(({ initializer }) =>
        initializer && computes(initializer) ? initializer : [],
      ),
    )
  return values.reduceRight((text, value) => {
    const kept = cutOut(value.getText(), value.getStart(), serverParts(value))
    return `${text.slice(0, value.getStart())}/* @__PURE__ */ (() => (${kept}))()${text.slice(value.getEnd())}`
  }, code)
}

const computes = (value: ts.Expression) => !ts.isArrowFunction(value) && !ts.isLiteralExpression(value)

function serverParts(value: ts.Expression): readonly ts.Node[] {
  if (!ts.isCallExpression(value) || value.expression.getText() !== 'defineCall') return []
  const [declared] = value.arguments
  if (!declared || !ts.isObjectLiteralExpression(declared)) return []
  return declared.properties.filter(({ name }) => name && forServer.has(name.getText()))
}

/** Without these nodes and the comma behind each. */
const cutOut = (text: string, start: number, nodes: readonly ts.Node[]) =>
  nodes.reduceRight(
    (rest, node) => rest.slice(0, node.getStart() - start) + rest.slice(node.getEnd() - start).replace(/^\s*,/, ''),
    text,
  )

/** Such as `fetchCartData.input`, where the call is imported from the contract. */
export function schemaOfCall(code: string): string | undefined {
  const imported = [...code.matchAll(/import \{([^}]*)\} from '@lohahaat\/contract\//g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  )
  return [...code.matchAll(/\b(\w+)\.(?:input|response)\b/g)].find(([, name = '']) => imported.includes(name))?.[0]
}
