import { defineChoices } from '../master-data/define-choices'
import { subClass1Details } from './sub-class1-details'

const path = '/SubClass1/LH/SubClass1DetailsBasedOnSubClass'

export const subClass1DetailsBasedOnSubClass = defineChoices(subClass1Details, path, 'sizeId')
