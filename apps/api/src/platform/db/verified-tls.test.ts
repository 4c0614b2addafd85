import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { createServer as createTlsServer, TLSSocket } from 'node:tls'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { smtpTransport } from '../mail/mail-transport'
import type { QueuedMail } from '../mail/mails.repository'
import { canMakeCertificates, makeCertificate, type Certificate } from '../../testing/servers/certificate'

// Protocol messages: AuthenticationOk and ReadyForQuery.
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])

/** A server that speaks only the start of the protocol; without a certificate it refuses TLS. */
function greeter(certificate?: Certificate): Server {
  return createServer((socket: Socket) => {
    socket.on('error', () => {})
    socket.once('data', () => {
      socket.write(certificate ? 'S' : 'N')
      if (!certificate) return
      const secured = new TLSSocket(socket, { isServer: true, cert: certificate.cert, key: certificate.key })
      secured.on('error', () => {})
      secured.once('data', () => secured.write(WELCOME))
    })
  })
}

async function portOf(server: Server): Promise<number> {
  server.listen(0)
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

const mail = {
  id: 1,
  messageId: '<1@a>',
  recipient: 'b@works.example',
  replyTo: null,
  unsubscribeUrl: null,
  subject: 'A',
}

/** The examples of docs/OPERATIONS.md, against servers with good and bad certificates. */
describe.skipIf(!canMakeCertificates)('with verified TLS', () => {
  let ours: Certificate
  let foreign: Certificate
  const servers: Server[] = []
  beforeAll(async () => {
    ours = await makeCertificate('localhost')
    foreign = await makeCertificate('elsewhere.example')
  })
  afterAll(async () => {
    for (const server of servers) server.close()
    await Promise.all([ours.remove(), foreign.remove()])
  })

  async function reach(server: Server, options: string, host = 'localhost') {
    servers.push(server)
    const client = new Client({ connectionString: `postgres://lohahaat@${host}:${await portOf(server)}/x?${options}` })
    client.on('error', () => {})
    await client.connect()
    client.connection.stream.destroy()
  }
  const trusting = (certificate: Certificate) => `sslmode=verify-full&sslrootcert=${certificate.file}`

  test('a database with the right certificate is spoken to', async () => {
    await expect(reach(greeter(ours), trusting(ours))).resolves.toBeUndefined()
  })

  test('one that nobody vouches for, one for another name and one without TLS are not', async () => {
    await expect(reach(greeter(ours), 'sslmode=verify-full')).rejects.toThrow('self-signed certificate')
    await expect(reach(greeter(foreign), trusting(ours))).rejects.toThrow(/self-signed certificate|unable to/)
    await expect(reach(greeter(foreign), trusting(foreign))).rejects.toThrow(/altnames/)
    await expect(reach(greeter(ours), trusting(ours), '127.0.0.1')).rejects.toThrow(/altnames/)
    await expect(reach(greeter(), trusting(ours))).rejects.toThrow('does not support SSL')
  })

  test('a relay that nobody vouches for gets no mail', async () => {
    const relay = createTlsServer({ cert: ours.cert, key: ours.key }).on('tlsClientError', () => {})
    servers.push(relay)
    const transport = smtpTransport(`smtps://localhost:${await portOf(relay)}`, 'LohaHaat <a@lohahaat.example>')
    const sent = transport.send({ ...mail, createdAt: new Date() } as QueuedMail)
    await expect(sent).rejects.toThrow('self-signed certificate')
    transport.close()
  })
})
