import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from '../../../../../scripts/debian.mjs'

const openssl = findProgram(['openssl'])

export const canMakeCertificates = openssl !== null

export interface Certificate {
  /** The file that a client trusts. */
  file: string
  keyFile: string
  cert: Buffer
  key: Buffer
  remove(): Promise<void>
}

/** A self-signed certificate for one name. */
export async function makeCertificate(name: string): Promise<Certificate> {
  const folder = await mkdtemp(join(tmpdir(), 'lh-certificate-'))
  const [file, keyFile] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  const subject = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`, '-days', '2']
  execFileSync(String(openssl), ['req', '-x509', ...curve, ...subject, '-keyout', keyFile, '-out', file], {
    stdio: 'ignore',
  })
  const remove = () => rm(folder, { recursive: true })
  return { file, keyFile, cert: readFileSync(file), key: readFileSync(keyFile), remove }
}
