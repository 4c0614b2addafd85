import type { CertificateAnswer } from '@lohahaat/contract/fulfilment/certificates/certificate'
import {
  deleteCertificate,
  readCertificate,
  saveCertificate,
} from '@lohahaat/contract/fulfilment/certificates/certificates'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { errorText } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { useConfirm } from '../../../ui/messages/confirm'
import { showToast } from '../../../ui/messages/toast-store'
import { emptyHeat, fillIn, toSaved, toValues, type HeatValues, type PaperValues } from './paper-values'
import { texts } from './texts'

/** What is typed of a paper. A refusal is shown at the head of the form, and everything that was typed stays. */
export function useCertificateForm(certificate: CertificateAnswer, onText: (lines: readonly string[]) => void) {
  const { certificateId, version } = certificate
  const [values, setValues] = useState(() => toValues(certificate))
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState<'' | 'read' | 'save' | 'confirm' | 'delete'>('')
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const confirm = useConfirm()

  async function run(what: typeof busy, work: () => Promise<unknown>) {
    setBusy(what)
    setProblem('')
    try {
      await work()
    } catch (error) {
      setProblem(errorText(error))
    } finally {
      setBusy('')
    }
  }

  async function send(isConfirming: boolean) {
    const saved = toSaved(values)
    if (!saved) {
      setProblem(texts.notANumber)
      return
    }
    const question = { title: texts.confirmTitle, text: texts.confirmText, action: texts.confirm }
    if (isConfirming && !(await confirm(question))) return
    await run(isConfirming ? 'confirm' : 'save', async () => {
      await browserApi.send(saveCertificate, { ...saved, certificateId, version, confirm: isConfirming })
      showToast(isConfirming ? texts.isConfirmed : texts.isSaved)
      await revalidate()
    })
  }

  const read = () =>
    run('read', async () => {
      const reading = await browserApi.send(readCertificate, { certificateId })
      const filled = fillIn(values, reading)
      setValues(filled.values)
      onText(reading.textLines)
      showToast(filled.count === 0 ? texts.nothingRead : texts.isRead(filled.count))
    })

  async function remove() {
    const question = { title: texts.deleteTitle, text: texts.deleteText, action: texts.delete, isDanger: true as const }
    if (!(await confirm(question))) return
    await run('delete', async () => {
      await browserApi.send(deleteCertificate, { certificateId: String(certificateId) })
      showToast(texts.isDeleted)
      await navigate('/certificates')
    })
  }

  const change = (changed: Partial<PaperValues>) => setValues((before) => ({ ...before, ...changed }))
  const changeHeat = (at: number, changed: Partial<HeatValues>) =>
    change({ heats: values.heats.map((heat, place) => (place === at ? { ...heat, ...changed } : heat)) })

  return {
    values,
    problem,
    busy,
    change,
    changeHeat,
    addHeat: () => change({ heats: [...values.heats, emptyHeat()] }),
    removeHeat: (at: number) => change({ heats: values.heats.filter((_, place) => place !== at) }),
    read,
    save: () => send(false),
    confirm: () => send(true),
    remove,
  }
}

export type CertificateFormState = ReturnType<typeof useCertificateForm>
