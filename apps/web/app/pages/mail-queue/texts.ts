export const texts = {
  mailsThatCouldNot: 'Mails that could not be sent yet',
  mailQueue: 'Mail queue',
  aMailThatCould: 'A mail that could not be sent is tried again by itself, later each time.',
  waiting: 'Waiting',
  oldestWaitingSince: 'Oldest waiting since',
  noFailingMails: 'No failing mails',
  everyMailSoFar: 'Every mail so far was taken by the mail server.',
  mailsAreSentAll: 'Mails are sent all the same.',
}
