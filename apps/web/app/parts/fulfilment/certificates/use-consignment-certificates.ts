import { fetchConsignmentCertificates } from '@lohahaat/contract/fulfilment/certificates/ties'
import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import { useEffect, useState } from 'react'
import { browserApi } from '../../../api/browser-api'

/** What a truck came with, loaded again after each change. */
export function useConsignmentCertificates(consignmentId: number) {
  const [answer, setAnswer] = useState<ResponseOf<typeof fetchConsignmentCertificates> | null>(null)
  const [isFailed, setFailed] = useState(false)
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isWanted = true
    browserApi.send(fetchConsignmentCertificates, { consignmentId: String(consignmentId) }).then(
      (loaded) => {
        if (!isWanted) return
        setAnswer(loaded)
        setFailed(false)
      },
      () => isWanted && setFailed(true),
    )
    return () => {
      isWanted = false
    }
  }, [consignmentId, round])
  return { answer, isFailed, reload: () => setRound((before) => before + 1) }
}
