import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { queryText } from '../../platform/list-query'

export const paraMasterDetailsWithParaCode1 = defineCall({
  method: 'GET',
  path: '/Enquiry/LH/ParaMasterDetailsWithParaCode1',
  permission: 'browse the catalogue',
  summary: 'The parameters of one kind, such as Delivery, to choose from.',
  input: z.object({ parameterCode: queryText('ParaCode') }),
  response: z.array(z.object({ parameterId: z.number(), parameterText: z.string() })),
})
