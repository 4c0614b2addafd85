import { answerFromWire, inputToWire } from '@lohahaat/contract/platform/wire/translate'
import { sendsBody, type Call, type ResponseOf } from '@lohahaat/contract/platform/define-call'
import { sessionOf, type Person } from '../people'
import type { Server } from '../world'

/** The real server, as two buyers and an administrator see it. */
export interface Shop {
  server: Server
  buyers: [Person, Person]
  admin: Person
}

export interface Reply<C extends Call> {
  status: number
  body: ResponseOf<C>
}

export async function send<C extends Call>(
  { server }: Shop,
  person: Person,
  call: C,
  input: object = {},
  headers: Record<string, string> = {},
): Promise<Reply<C>> {
  const wire = inputToWire(call, input) as object
  const query = Object.entries(wire).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
  const response = await server.app.inject({
    method: call.method,
    headers: { ...sessionOf(person), ...headers },
    ...(sendsBody(call) ? { url: call.path, payload: wire } : { url: `${call.path}?${query.join('&')}` }),
  })
  return { status: response.statusCode, body: answerFromWire(call, JSON.parse(response.body)) as ResponseOf<C> }
}

/** Compares an answer with the model; the error shows both. */
export function agree(what: string, answered: unknown, expected: unknown) {
  const [one, other] = [answered, expected].map(written)
  if (one !== other) throw new Error(`${what}: the shop says ${one}, the model ${other}`)
}

const written = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? `${part}` : part))

export const agreeOnStatus = ({ status, body }: Reply<Call>, expected: number) => {
  if (status !== expected) throw new Error(`the shop says ${status} ${written(body)}, the model ${expected}`)
}
