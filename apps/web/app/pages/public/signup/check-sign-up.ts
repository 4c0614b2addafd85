import { signUpForm, signUpFormByLink } from '@lohahaat/contract/identity/accounts/sign-up-form'

export const checkSignUp = (values: unknown) => signUpForm.safeParse(values)

/** Once the link of the mail has proved the address. */
export const checkByLink = (values: unknown) => signUpFormByLink.safeParse(values)
