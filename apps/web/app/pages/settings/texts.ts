export const texts = {
  thisDevice: 'This device',
  yourSessions: 'Your sessions',
  settings: 'Settings',
  whereYouAreSigned: 'Where you are signed in',
  administration: 'Administration',
  mailsThatWaitTo: 'Mails that wait to be sent, and those that could not be.',
  openTheMailQueue: 'Open the mail queue',
  signOutEverywhere: 'Sign out everywhere',
  ifYouDontKnow: 'If you don’t know one of these devices, do this first.',
}
