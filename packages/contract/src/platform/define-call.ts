import type { z } from 'zod'
import type { Permission } from '@lohahaat/domain/identity/permissions'
import type { AnswerKind } from './answer-kind'
import type { SecurityRule } from './security-log/security-kinds'

/** Our words, and how the wire spells them. */
export type WireNames = Readonly<Record<string, string>>

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * One call of the wire, declared once for both sides. `input` travels in the query of GET and DELETE and in the
 * body of POST and PUT, so a call never has to say where.
 */
export interface Call {
  readonly method: Method
  readonly path: `/${string}/LH/${string}`
  /** Who may make it is in the table of permissions. */
  readonly permission: Permission
  /** One line for the API description. */
  readonly summary: string
  readonly input?: z.ZodType
  readonly response: z.ZodType
  /** Present when the call accepts the answer to a captcha in its `Captcha` header. */
  readonly captcha?: true
  /** Present when a repeat with the same `Idempotency-Key` header answers what the first did. */
  readonly idempotencyKey?: true
  /** Present when the answer is one page of a list, with the length of the whole list in its `Total-Count` header. */
  readonly paged?: true
  /**
   * Present when the body is a form: the text fields of `input`, and one file of at most so many bytes in `file`. A text
   * field is short unless it is said how long it may be.
   */
  readonly upload?: { readonly maxBytes: number; readonly fieldBytes?: number }
  /** Present when the answer is no JSON: a file to save, or how far the work has come and at last its result. */
  readonly answers?: 'file' | 'progress'
  /** Present where the security log has to be told more than that an administrator changed something or a file was taken. */
  readonly security?: SecurityRule
  /** Where this call alone spells our words otherwise than platform/wire/wire-names.ts says. */
  readonly names?: {
    readonly input?: WireNames
    readonly answer?: WireNames
    /** What `sort` takes is the name of an order, and not of a field. */
    readonly sort?: 'no field'
  }
  /** Stands in for `response` in the browser, where schemas are left out. */
  readonly answerKind?: AnswerKind
}

/** What the caller hands over, before the schema trims and converts it; unknown for a call without input. */
export type InputOf<C extends Call> = C extends { input: z.ZodType } ? z.input<C['input']> : unknown

/** What the server works with, after the schema. */
export type ParsedInputOf<C extends Call> = C extends { input: z.ZodType } ? z.output<C['input']> : unknown

export type ResponseOf<C extends Call> = z.output<C['response']>

/** Keeps the exact type of what is declared, for both sides to infer from. */
export const defineCall = <const C extends Call>(call: C): C => call

/** Where the input of a call travels. */
export const sendsBody = (call: Call) => call.method === 'POST' || call.method === 'PUT'
