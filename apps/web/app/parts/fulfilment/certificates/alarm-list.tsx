import type { CertificateAlarmAnswer } from '@lohahaat/contract/fulfilment/certificates/certificate'
import { Link } from 'react-router'
import { AlertIcon } from '../../../ui/icons'
import { alarmWords } from './alarm-words'
import { texts } from './texts'

/** Above everything else of a paper: hatched, since it is outside of what it should be. */
export function AlarmList({ alarms }: { alarms: readonly CertificateAlarmAnswer[] }) {
  if (alarms.length === 0) return null
  return (
    <section aria-label={texts.alarms.title(alarms.length)} className="rounded-box border border-red bg-card">
      <h2 className="hatched flex items-center gap-2 rounded-t-box border-b border-line px-5 py-3 text-lg text-red">
        <AlertIcon />
        {texts.alarms.title(alarms.length)}
      </h2>
      <ul className="grid gap-2 px-5 py-4">
        {alarms.map((alarm, at) => (
          <li key={at}>
            {alarmWords(alarm)}{' '}
            {alarm.certificateIds.map((id) => (
              <Link key={id} to={`/certificates/${id}`} className="link mr-2">
                {texts.alarms.otherPaper(id)}
              </Link>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
