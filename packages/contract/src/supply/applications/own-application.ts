import { z } from 'zod'
import { answeredFile } from '../../platform/answered-file'
import { defineCall } from '../../platform/define-call'
import { queryId, success } from '../../platform/fields'
import { queryDay } from '../../platform/list-query'
import { texts } from '../texts'
import { application, applicationForm, fileKinds } from './application'

const path = '/Supply/LH/Application'
const permission = 'apply as a supplier'

export const fetchOwnApplication = defineCall({
  method: 'GET',
  path,
  permission,
  summary: "The application of the caller's company, as a list of one or none.",
  response: z.array(application),
})

export const saveApplication = defineCall({
  method: 'PUT',
  path,
  permission,
  summary: 'Keeps the application as it was typed, complete or not, while it is a draft or changes are asked for.',
  input: applicationForm,
  response: application,
})

export const submitApplication = defineCall({
  method: 'POST',
  path: '/Supply/LH/SubmitApplication',
  permission,
  summary: 'Hands the kept application in, when it is complete.',
  response: application,
})

export const withdrawApplication = defineCall({
  method: 'POST',
  path: '/Supply/LH/WithdrawApplication',
  permission,
  summary: 'Takes an application back that nobody has decided about yet. It is a draft again.',
  response: application,
})

export const sendApplicationFile = defineCall({
  method: 'POST',
  path: '/Supply/LH/ApplicationFile',
  permission,
  summary: 'Adds a paper to the application, as PDF, JPG or PNG; one of each kind, the new one replaces the old one.',
  input: z.object({ kind: z.enum(fileKinds, { error: () => texts.kindWrong }) }),
  response: application,
  upload: { maxBytes: 10 * 1024 * 1024 },
})

const oneFile = z.object({ fileId: queryId('FileId') })

export const deleteApplicationFile = defineCall({
  method: 'DELETE',
  path: '/Supply/LH/ApplicationFile',
  permission,
  summary: 'Removes a paper from the application.',
  input: oneFile,
  response: success,
})

export const fetchApplicationFile = defineCall({
  method: 'GET',
  path: '/Supply/LH/ApplicationFile',
  permission: 'see the papers of a supplier',
  summary: 'A paper of an application, for owners of its company and administrators.',
  input: oneFile,
  response: answeredFile,
  answers: 'file',
})

export const saveHolidays = defineCall({
  method: 'PUT',
  path: '/Supply/LH/Holidays',
  permission: 'run the supplier',
  summary: 'Closes the supplier for some days, both included; without days it is open again.',
  input: z.object({ from: queryDay('from').nullable(), to: queryDay('to').nullable() }),
  response: z.object({ from: z.string().nullable(), to: z.string().nullable() }),
})
