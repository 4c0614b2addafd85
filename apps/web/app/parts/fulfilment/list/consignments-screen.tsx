import type { ConsignmentRow } from '@lohahaat/contract/fulfilment/consignments/consignment'
import { consignmentStates } from '@lohahaat/domain/fulfilment/consignment'
import { SelectField } from '../../../ui/fields/select-field'
import { EmptyState } from '../../../ui/messages/states'
import { ListScreen } from '../../platform/list/list-screen'
import { ListSearchBox } from '../../platform/list/list-search-box'
import { useListSearch } from '../../platform/list/use-list-search'
import { texts as stateTexts } from '../texts'
import { ConsignmentsTable } from './consignments-table'
import { PAGE_SIZE } from './load-consignments'
import { texts } from './texts'

interface ConsignmentsScreenProps {
  shown: { rows: readonly ConsignmentRow[]; total: number; page: number }
  intro: string
  /** What is said where there is none yet. */
  emptyHint: string
  /** The screen of one truck is below it. */
  path: '/supplier/consignments' | '/consignments'
}

/** All trucks of a seller, or of everybody. */
export function ConsignmentsScreen({ shown, intro, emptyHint, path }: ConsignmentsScreenProps) {
  const list = useListSearch('')
  const state = list.filter('state')
  const isFiltered = state !== '' || list.search !== ''
  return (
    <ListScreen
      title={texts.title}
      intro={intro}
      list={list}
      {...shown}
      pageSize={PAGE_SIZE}
      empty={shown.total === 0 && !isFiltered && <EmptyState title={texts.none}>{emptyHint}</EmptyState>}
      filters={
        <div className="mb-2 grid items-start gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_14rem]">
          <ListSearchBox
            list={list}
            label={texts.search}
            placeholder={texts.searchHint}
            className="sm:mt-6.5 sm:max-w-md"
          />
          <SelectField
            label={texts.state}
            placeholder={texts.allStates}
            options={consignmentStates.map((value) => ({ value, label: stateTexts.states[value] }))}
            value={state}
            onChange={({ currentTarget }) => list.change({ state: currentTarget.value })}
          />
        </div>
      }
    >
      <ConsignmentsTable rows={shown.rows} path={path} busy={list.busy} />
    </ListScreen>
  )
}
