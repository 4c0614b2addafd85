import { expect, test } from 'vitest'
import {
  fetchCertificate,
  readCertificate,
  saveCertificate,
} from '@lohahaat/contract/fulfilment/certificates/certificates'
import type { Certificate } from '@lohahaat/domain/fulfilment/certificates/certificate'
import { rightCertificates, wrongCertificates } from '@lohahaat/domain/fulfilment/certificates/twelve-certificates'
import { confirmPaper, uploadPaper } from '../../testing/trucks/certificates'
import { makeSupplier } from '../../testing/firms/suppliers'
import { certificatePdf } from '../../db/demo/papers/certificate-pdf'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const twelve: Certificate[] = [...rightCertificates, ...wrongCertificates.map(({ certificate }) => certificate)]

type Checked = { heats: { checks: { figure: string; outcome: string }[] }[] }
const beyond = ({ heats }: Checked) =>
  heats.flatMap(({ checks }) => checks.filter(({ outcome }) => outcome !== 'pass').map(({ figure }) => figure))
const wrongIn = (id: number) => wrongCertificates.filter(({ certificate }) => certificate.certificateId === id)

test('twelve certificates, typed in: eight pass in every figure, four fail in one each', async () => {
  const supplier = await makeSupplier(server)
  for (const paper of twelve) {
    const answer = await confirmPaper(server, supplier, paper)
    const wrong = wrongIn(paper.certificateId).map(({ figure }) => figure)
    expect([paper.certificateId, beyond(answer)]).toEqual([paper.certificateId, wrong])
    expect(answer.outcome).toBe(wrong.length === 0 ? 'pass' : 'fail')
    expect(answer.alarms).toEqual([])
    const [check] = answer.heats[0]?.checks ?? []
    expect(check?.source).toContain('IS ')
    expect(['high', 'medium', 'low']).toContain(check?.certainty)
  }
})

test('the same twelve as PDFs are read back as they are, and nothing else', async () => {
  const supplier = await makeSupplier(server)
  for (const paper of twelve) {
    const certificateNo = `TC/26-27/${paper.certificateId}`
    const { body: draft } = await uploadPaper(server, supplier, certificatePdf(paper, certificateNo))
    const { certificateId, version } = draft
    const read = await supplier.send(readCertificate, { certificateId })
    const { certificateId: _, heats, grams, ...printed } = paper
    expect(read.body.paper).toEqual({ ...printed, certificateNo, kg: Number(grams) / 1000 })
    expect(shown(read.body.heats)).toEqual(heats)
    expect(read.body.textLines[0]).toBe('MILL TEST CERTIFICATE')
    // Nothing is kept until a person says so.
    expect((await supplier.send(fetchCertificate, { certificateId: String(certificateId) })).body.heats).toEqual([])
    const saved = { ...read.body.paper, heats: read.body.heats, certificateId, version, confirm: true }
    const { body } = await supplier.send(saveCertificate, saved)
    expect(beyond(body)).toEqual(wrongIn(paper.certificateId).map(({ figure }) => figure))
  }
})

/** Without what isn't shown. */
const shown = (heats: readonly { heatNo: string; figures: object; tests: object }[]) =>
  heats.map(({ heatNo, figures, tests }) => ({ heatNo, figures: known(figures), tests: known(tests) }))
const known = (values: object) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
