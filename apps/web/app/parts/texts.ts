export const texts = {
  help: 'help',
  contactUs: 'contact us',
  pleaseSwitchOnJavaScript: 'Please switch on JavaScript to go on: the OTP is asked for with it.',
  outbox: '/outbox',
}
