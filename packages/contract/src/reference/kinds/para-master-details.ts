import { z } from 'zod'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { defineMasterData } from '../master-data/define-master-data'
import { texts as referenceTexts } from '../texts'
import { textField } from '../master-data/field'
import { dataMessages } from '../../platform/messages/at-work'
import { paraCodeDetails, paraCodes } from './para-code-details'

const texts = inLanguages({
  en: {
    name: 'Parameter',
    list: 'Parameters',
    create: 'Create Parameter',
    update: 'Update Parameter',
    empty: 'No Parameters Found',
    createFirst: 'Create Your First Parameter',
    columns: { parameterCode: 'Para Code', parameterText: 'Para Description' },
    labels: { parameterText: 'Para Description', parameterCode: 'Para Code' },
  },
  hi: {
    name: 'पैरामीटर',
    list: 'पैरामीटर',
    create: 'पैरामीटर जोड़ें',
    update: 'पैरामीटर बदलें',
    empty: 'कोई पैरामीटर नहीं मिला',
    createFirst: 'पहला पैरामीटर जोड़ें',
    columns: { parameterCode: 'पैरा कोड', parameterText: 'पैरा का ब्योरा' },
    labels: { parameterText: 'पैरा का ब्योरा', parameterCode: 'पैरा कोड' },
  },
})

const parameterCode = {
  kind: 'choice',
  label: () => texts.labels.parameterCode,
  choices: paraCodeDetails,
  input: z.enum(paraCodes, { error: () => referenceTexts.notSelected(texts.labels.parameterCode) }),
  output: z.string(),
} as const

export const paraMasterDetails = defineMasterData({
  resource: 'Parameter',
  plural: 'Parameters',
  path: '/ParaMaster/LH/ParaMasterDetails',
  reading: 'browse the catalogue',
  id: { field: 'parameterId', query: 'ParaID' },
  parents: [],
  fields: { parameterCode, parameterText: textField(() => texts.labels.parameterText, 50) },
  title: 'parameterText',
  filters: ['parameterCode'],
  screens: {
    list: '/paraMaster',
    form: '/pm',
    columns: ['parameterCode', 'parameterText'],
    afterCreate: '/paraMaster',
    afterUpdate: '/paraMaster',
  },
  texts,
  messages: dataMessages,
})
