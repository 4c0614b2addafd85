import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'

interface Checked {
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined
}

type Check<Values> = (values: Values) => Checked

/**
 * Checks a form by the server's own schema, the first problem of each field. Schemas are 25 kB, so they come when the
 * form is checked for the first time, after its screen is drawn. Where they can't be loaded the server alone checks.
 */
export const lazyResolver =
  <Values extends FieldValues>(load: () => Promise<Check<Values>>): Resolver<Values> =>
  async (values) => {
    const check = await load().catch(() => null)
    const error = check?.(values).error
    if (!error) return { values, errors: {} }
    const errors: Record<string, { type: 'schema'; message: string }> = {}
    for (const { path, message } of error.issues) errors[String(path[0])] ??= { type: 'schema', message }
    return { values: {}, errors: errors as FieldErrors<Values> }
  }
