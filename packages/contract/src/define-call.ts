import type { z } from 'zod'

/** Who may make a call. The server looks the caller up; nothing the browser says about him counts. */
export type Access = 'public' | 'signed-in' | 'admin'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * One call of the wire, declared once for both sides. `input` travels in the query of GET and DELETE and in the
 * body of POST and PUT, so a call never has to say where.
 */
export interface Call<
  Input extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
  Allowed extends Access = Access,
> {
  readonly method: Method
  readonly path: `/${string}/LH/${string}`
  readonly access: Allowed
  /** One line for the API description. */
  readonly summary: string
  readonly input?: Input
  readonly response: Response
  /** Present when the call accepts the answer to a captcha in its `Captcha` header. */
  readonly captcha?: true
}

/** What the caller hands over, before the schema trims and converts it. */
export type InputOf<C extends Call> = C extends Call<infer Input> ? z.input<Input> : never

/** What the server works with, after the schema. */
export type ParsedInputOf<C extends Call> = C extends Call<infer Input> ? z.output<Input> : never

export type ResponseOf<C extends Call> = C extends Call<z.ZodType, infer Response> ? z.output<Response> : never

export function defineCall<Input extends z.ZodType, Response extends z.ZodType, const Allowed extends Access>(
  call: Call<Input, Response, Allowed>,
): Call<Input, Response, Allowed> {
  return call
}

/** Where the input of a call travels. */
export const sendsBody = (call: Call) => call.method === 'POST' || call.method === 'PUT'
