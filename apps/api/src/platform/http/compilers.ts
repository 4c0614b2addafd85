import type { FastifySchemaCompiler } from 'fastify'
import type { FastifySerializerCompiler } from 'fastify/types/schema'
import { z } from 'zod'
import type { Call } from '@lohahaat/contract/platform/define-call'
import { issueText } from '@lohahaat/contract/platform/field-texts/issue-text'
import { compileFromWire, compileToWire } from '@lohahaat/contract/platform/wire/compile'
import { answerSpelling, inputSpelling } from '@lohahaat/contract/platform/wire/spelling'
import { Refusal } from '../refusal'

/** Renames the wire's fields to ours and validates the input. */
export function validatorOf(call: Call): FastifySchemaCompiler<unknown> {
  const spelling = inputSpelling(call)
  // Errors name fields as the caller knows them.
  const error: z.core.$ZodErrorMap = (issue) => issueText(issue, spelling.toWire)
  return ({ schema: declared, httpPart }) => {
    const schema = declared as z.ZodType
    const fromWire = httpPart === 'headers' ? null : compileFromWire(schema, spelling)
    return (data: unknown) => {
      const { success, data: value, error: failure } = schema.safeParse(fromWire ? fromWire(data) : data, { error })
      if (success) return { value }
      // The first issue is the first failing rule, in the order of the schema.
      return { error: Refusal.ofInput(failure.issues[0]?.message) }
    }
  }
}

/** Validates the answer and renames our fields to the wire's. */
export function serializerOf(call: Call): FastifySerializerCompiler<unknown> {
  const spelling = answerSpelling(call)
  return ({ schema: declared }) => {
    const schema = declared as z.ZodType
    const toWire = compileToWire(schema, spelling)
    return (data: unknown) => JSON.stringify(toWire(z.encode(schema, data)))
  }
}
