import { z } from 'zod'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { defineMasterData } from '../master-data/define-master-data'
import { texts as referenceTexts } from '../texts'
import { textField } from '../master-data/field'
import { dataMessages } from '../../platform/messages'
import { paraCodeDetails, paraCodes } from './para-code-details'

const texts = inLanguages({
  en: {
    name: 'Parameter',
    list: 'Parameters',
    create: 'Create Parameter',
    update: 'Update Parameter',
    empty: 'No Parameters Found',
    createFirst: 'Create Your First Parameter',
    columns: { paraCode: 'Para Code', paraDesc: 'Para Description' },
    labels: { paraDesc: 'Para Description', paraCode: 'Para Code' },
  },
})

const paraCode = {
  kind: 'choice',
  label: () => texts.labels.paraCode,
  choices: paraCodeDetails,
  input: z.enum(paraCodes, { error: () => referenceTexts.notSelected(texts.labels.paraCode) }),
  output: z.string(),
} as const

export const paraMasterDetails = defineMasterData({
  resource: 'Parameter',
  plural: 'Parameters',
  path: '/ParaMaster/LH/ParaMasterDetails',
  reading: 'public',
  id: { field: 'paraId', query: 'ParaID' },
  parents: [],
  fields: { paraCode, paraDesc: textField(() => texts.labels.paraDesc, 50) },
  title: 'paraDesc',
  filters: { ParaCode: 'paraCode' },
  screens: {
    list: '/paraMaster',
    form: '/pm',
    columns: ['paraCode', 'paraDesc'],
    afterCreate: '/paraMaster',
    afterUpdate: '/paraMaster',
  },
  texts,
  messages: dataMessages,
})
