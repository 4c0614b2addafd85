import { z } from 'zod'
import { defineMasterData } from '../master-data/define-master-data'
import { textField } from '../master-data/field'
import { dataMessages } from '../../platform/messages'
import { paraCodeDetails, paraCodes } from './para-code-details'

const paraCode = {
  kind: 'choice',
  label: 'Para Code',
  choices: paraCodeDetails,
  input: z.enum(paraCodes, { error: 'Please select Para Code.' }),
  output: z.string(),
} as const

export const paraMasterDetails = defineMasterData({
  resource: 'Parameter',
  path: '/ParaMaster/LH/ParaMasterDetails',
  reading: 'public',
  id: { field: 'paraId', query: 'ParaID' },
  parents: [],
  fields: { paraCode, paraDesc: textField('Para Description', 50) },
  title: 'paraDesc',
  filters: { ParaCode: 'paraCode' },
  screens: {
    list: '/paraMaster',
    form: '/pm',
    columns: { 'Para Code': 'paraCode', 'Para Description': 'paraDesc' },
    afterCreate: '/paraMaster',
    afterUpdate: '/paraMaster',
  },
  texts: {
    list: 'Parameters',
    create: 'Create Parameter',
    update: 'Update Parameter',
    empty: 'No Parameters Found',
    createFirst: 'Create Your First Parameter',
    ...dataMessages,
  },
})
