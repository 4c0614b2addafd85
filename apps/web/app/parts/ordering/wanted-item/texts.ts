import { inLanguages } from '@lohahaat/domain/platform/language'

const en = { nowIn: (item: string) => `Added to the cart: ${item}` }

export const texts = inLanguages({ en })
