import type { Application } from '@lohahaat/contract/supply/applications/application'
import { withdrawApplication } from '@lohahaat/contract/supply/applications/own-application'
import { isSelling } from '@lohahaat/domain/supply/application'
import { Link } from 'react-router'
import { browserApi } from '../../../api/browser-api'
import { useAction } from '../../../parts/platform/use-action'
import { Button } from '../../../ui/button'
import { buttonClass } from '../../../ui/button-class'
import { Card } from '../../../ui/card'
import { FactList } from '../../../ui/fact-list'
import { showToast } from '../../../ui/messages/toast-store'
import { texts } from './texts'
import { WaitingDetails } from './waiting-details'

/** An application that can't be changed at the moment. */
export function HandedIn({ application, onChange }: { application: Application; onChange: () => void }) {
  const { busy, run, revalidate } = useAction(() => undefined)
  const withdraw = () =>
    run(async () => {
      await browserApi.send(withdrawApplication, undefined)
      showToast(texts.form.withdrawn)
      await revalidate()
    })
  const { status, businessName, gstNumber, pan, ifsc, bankAccount, yards, waiting } = application
  return (
    <Card title={businessName}>
      <FactList
        className="sm:grid-cols-2"
        facts={[
          [texts.form.gstNumber, gstNumber],
          [texts.form.panLabel, pan],
          [texts.form.bankAccount, `…${bankAccount.slice(-4)}`],
          [texts.form.ifsc, ifsc],
          [texts.form.yards, yards.join(', ')],
        ]}
      />
      {waiting && <WaitingDetails application={application} waiting={waiting} />}
      <div className="mt-5 flex flex-wrap gap-3">
        {isSelling(status) && (
          <Link to="/supplier" className={buttonClass({ variant: 'main' })}>
            {texts.toDesk}
          </Link>
        )}
        {isSelling(status) && <Button onClick={onChange}>{texts.change.button}</Button>}
        {status === 'Submitted' && (
          <Button busy={busy} onClick={withdraw}>
            {texts.form.withdraw}
          </Button>
        )}
      </div>
    </Card>
  )
}
