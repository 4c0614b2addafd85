import { plural } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

export const hi: Texts = {
  days: (count: number) => `${count} दिन`,
  hours: (count: number) => plural(count, { one: `${count} घंटा`, other: `${count} घंटे` }),
  minutes: (count: number) => `${count} मिनट`,
  seconds: (count: number) => `${count} सेकंड`,
  left: (time: string) => `${time} बाक़ी`,
  none: 'समय निकल चुका',
}
