import type { FieldErrors, FieldValues, Path, Resolver } from 'react-hook-form'

export type Problems<Values> = Partial<Record<keyof Values, string>>

/** Shows the problems that a rule finds beside their fields. */
export const resolverOf =
  <Values extends FieldValues>(problemsOf: (values: Values) => Problems<Values>): Resolver<Values> =>
  (values) => {
    const problems = Object.entries(problemsOf(values)) as [Path<Values>, string][]
    if (problems.length === 0) return { values, errors: {} }
    const errors = Object.fromEntries(problems.map(([name, message]) => [name, { type: 'rule', message }]))
    return { values: {}, errors: errors as FieldErrors<Values> }
  }
