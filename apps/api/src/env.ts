import { createPublicKey } from 'node:crypto'
import { resolve } from 'node:path'
import { z } from 'zod'
import { email } from '@lohahaat/contract/platform/fields'
import { isGstinPattern } from '@lohahaat/domain/identity/gstin'
import { stateOfGstin } from '@lohahaat/domain/reference/states'
import { readStoreAddress } from './platform/files/store-address'

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/

export const isLoopback = (host: string) => LOOPBACK.test(host)

/** The default site URL of a server on this address. Passkeys need a host name, and loopback addresses have one. */
export function addressOf(host: string, port: number): string {
  const name = ['127.0.0.1', '::1'].includes(host) ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

const url = (schemes: string[]) =>
  z.string().refine((value) => URL.canParse(value) && schemes.includes(new URL(value).protocol), {
    error: `must be an address that begins with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`,
  })

const flag = z.enum(['true', 'false'], { error: 'must be true or false' }).transform((value) => value === 'true')

const emails = z
  .string()
  .transform((list) => list.split(',').map((entry) => entry.trim().toLowerCase()))
  .refine((list) => list.every((entry) => email.safeParse(entry).success), {
    error: 'must be e-mail addresses separated by commas',
  })

const gstin = z.string().refine((number) => isGstinPattern(number) && stateOfGstin(number) !== null, {
  error: 'must be a GST number of a known state',
})

const store = z.string().transform((address, given) => {
  const read = readStoreAddress(address)
  if (!read) given.addIssue('must be https://key:secret@host/bucket, with signs in key and secret percent-encoded')
  return read ?? z.NEVER
})

/** PEM in one variable may have its line breaks as \\n. */
const publicKey = z.string().transform((pem, given) => {
  const key = pem.replaceAll('\\n', '\n')
  try {
    if (createPublicKey(key).asymmetricKeyType === 'rsa') return key
  } catch {
    // Said below.
  }
  given.addIssue('must be a public RSA key in PEM')
  return z.NEVER
})

const variables = z
  .object({
    PORT: z
      .string()
      .regex(/^\d{1,5}$/, { error: 'must be a port number' })
      .transform(Number)
      .default(3000)
      .refine((port) => port <= 65_535, { error: 'must be a port number' }),
    HOST: z.string().min(1, { error: 'must be a host name or an address' }).default('127.0.0.1'),
    DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
    DATABASE_READ_URL: z
      .string()
      .transform((list) => list.split(',').map((entry) => entry.trim()))
      .pipe(z.array(url(['postgres:', 'postgresql:'])))
      .optional(),
    DATABASE_PIPELINE: z
      .enum(['on', 'off'], { error: 'must be on or off' })
      .default('on')
      .transform((value) => value === 'on'),
    MIGRATION_DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
    DATA_DIR: z
      .string()
      .min(1, { error: 'must be a folder' })
      .default('.data')
      .transform((folder) => resolve(folder)),
    FILES_URL: store.optional(),
    UPLOAD_QUOTA_MB: z
      .string()
      .regex(/^[1-9]\d{0,6}$/, { error: 'must be a number of megabytes' })
      .transform(Number)
      .default(500),
    SMTP_URL: url(['smtp:', 'smtps:']).optional(),
    MAIL_FROM: z
      .string()
      .includes('@', { error: 'must hold an e-mail address' })
      .default('LohaHaat <no-reply@lohahaat.example>'),
    SUPPORT_EMAIL: z
      .string()
      .refine((address) => email.safeParse(address).success, { error: 'must be an e-mail address' })
      .default('support@lohahaat.example'),
    ADMIN_EMAILS: emails.optional(),
    ADMIN_PASSKEY: z.enum(['optional', 'required'], { error: 'must be optional or required' }).default('optional'),
    DEMO_DATA: flag.optional(),
    PSEUDO_LANGUAGE: flag.default(false),
    API_DOCS: flag.optional(),
    SITE_URL: url(['http:', 'https:'])
      .transform((address) => new URL(address).origin)
      .optional(),
    SELLER_NAME: z
      .string()
      .max(100, { error: 'must have at most 100 characters' })
      .default('LohaHaat Steel (sample seller)'),
    SELLER_ADDRESS: z
      .string()
      .max(200, { error: 'must have at most 200 characters' })
      .default('Plot 12, Sector 7, IMT Bawal, Rewari, Haryana 123501'),
    SELLER_GSTIN: gstin.default('06AAACL0000A1ZR'),
    SELLER_BANK: z.string().max(200, { error: 'must have at most 200 characters' }).optional(),
    SELLER_UPI: z
      .string()
      .regex(/^[\w.-]{2,100}@[A-Za-z][A-Za-z\d]{1,30}$/, { error: 'must be a UPI id such as yard@bank' })
      .optional(),
    SELLER_PAYMENT_TERMS: z.string().max(200, { error: 'must have at most 200 characters' }).optional(),
    EINVOICE_KEY: publicKey.optional(),
    TRUST_PROXY: z.string().min(1, { error: 'must be addresses of proxies separated by commas' }).optional(),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], { error: 'must be a pino level' })
      .default('warn'),
  })
  .transform((read) => {
    const demoData = read.DEMO_DATA ?? read.DATABASE_URL === undefined
    return {
      ...read,
      DEMO_DATA: demoData,
      // Not shown by default in production.
      API_DOCS: read.API_DOCS ?? !read.SITE_URL?.startsWith('https:'),
      SITE_URL: read.SITE_URL ?? addressOf(read.HOST, read.PORT),
      ADMIN_EMAILS: read.ADMIN_EMAILS ?? (demoData ? ['admin@lohahaat.example'] : []),
    }
  })
  .refine((read) => read.MIGRATION_DATABASE_URL === undefined || read.DATABASE_URL !== undefined, {
    path: ['MIGRATION_DATABASE_URL'],
    error: 'is for the database of DATABASE_URL, which is not set',
  })
  .refine((read) => read.DATABASE_READ_URL === undefined || read.DATABASE_URL !== undefined, {
    path: ['DATABASE_READ_URL'],
    error: 'is for standbys of the database of DATABASE_URL, which is not set',
  })
  .refine((read) => !read.PSEUDO_LANGUAGE || (read.DEMO_DATA && !read.DATABASE_URL && isLoopback(read.HOST)), {
    path: ['PSEUDO_LANGUAGE'],
    error: 'is for tests: it needs the embedded database with demo data, and a loopback address',
  })
  .refine((read) => read.SMTP_URL !== undefined || isLoopback(read.HOST), {
    path: ['SMTP_URL'],
    error: 'is needed when HOST is not a loopback address: without it anyone could read the mails',
  })

export type Env = z.output<typeof variables>

/** The database of a server. */
export const databaseOf = ({ DATABASE_URL, DATA_DIR, DATABASE_PIPELINE }: Env) => ({
  ...(DATABASE_URL ? { databaseUrl: DATABASE_URL } : { dataDir: DATA_DIR }),
  pipeline: DATABASE_PIPELINE,
})

/** Reads the configuration once. A wrong value ends in one line that names the variable. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const read = variables.safeParse(given)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new Error(`${String(issue?.path[0])}: ${issue?.message}`)
}
