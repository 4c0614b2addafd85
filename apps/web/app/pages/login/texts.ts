export const texts = {
  tryItOut: 'Try it out',
  eMailAddress: 'E-mail address',
  weMailYouAn: 'We mail you an OTP of 5 digits.',
  continue: 'Continue',
  signIn: 'Sign In',
  newHere: 'New here?',
  createAnAccount: 'Create an account',
  howSigningInWorks: 'How signing in works',
  signInText: 'Sign in',
}
