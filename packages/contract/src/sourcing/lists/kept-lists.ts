import { z } from 'zod'
import { answeredFile } from '../../platform/answered-file'
import { defineCall } from '../../platform/define-call'
import { queryId, recordId, success } from '../../platform/fields'
import { listQuery } from '../../platform/list-query'
import { texts } from '../texts'
import { fetchedLine, keptLine, keptListHead, listName } from './kept-list'
import { listLink } from './list-link'
import { MOST_PRICED } from './price-list'

const { page, pageSize } = listQuery([])
const oneList = z.object({ listId: queryId('ListId') })
const lines = z
  .array(keptLine, { error: () => texts.lineMissing })
  .min(1, { error: () => texts.lineMissing })
  .max(MOST_PRICED, { error: () => texts.tooManyLines(MOST_PRICED) })

export const keepList = defineCall({
  method: 'POST',
  path: '/List/LH/KeptLists',
  permission: 'keep lists',
  summary: 'Keeps a list of the caller by a name, with what its lines were priced with.',
  input: z.object({ name: listName, lines }),
  response: keptListHead,
  idempotencyKey: true,
})

export const changeKeptList = defineCall({
  method: 'PUT',
  path: '/List/LH/KeptLists',
  permission: 'keep lists',
  summary:
    'Renames a list of the caller, and with lines replaces what it holds. Its link stays and shows the new lines.',
  input: z.object({ listId: recordId('listId'), name: listName, lines: lines.optional() }),
  response: keptListHead,
})

export const fetchKeptLists = defineCall({
  method: 'GET',
  path: '/List/LH/KeptLists',
  permission: 'keep lists',
  summary: "The caller's lists, the newest first.",
  input: z.object({ page, pageSize }),
  response: z.array(keptListHead.extend({ link: listLink.nullable() })),
  paged: true,
})

export const fetchKeptList = defineCall({
  method: 'GET',
  path: '/List/LH/KeptList',
  permission: 'keep lists',
  summary: 'One list of the caller with its lines, as a list of one or none.',
  input: oneList,
  response: z.array(keptListHead.extend({ lines: z.array(fetchedLine) })),
})

export const deleteKeptList = defineCall({
  method: 'DELETE',
  path: '/List/LH/KeptLists',
  permission: 'keep lists',
  summary: 'Deletes a list of the caller, and with it its link.',
  input: oneList,
  response: success,
})

export const exportKeptList = defineCall({
  method: 'GET',
  path: '/List/LH/ExportList',
  permission: 'keep lists',
  summary: 'A list of the caller as XLSX, with what it was priced with when it was kept.',
  input: oneList,
  response: answeredFile,
  answers: 'file',
})
