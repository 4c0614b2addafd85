import { email } from '@lohahaat/contract/fields'

/** What is wrong with an e-mail address, in the server's words; undefined when nothing is. */
export const emailProblem = (address: string) => email.safeParse(address).error?.issues[0]?.message
