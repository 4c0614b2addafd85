export const texts = {
  tryAgain: 'Try again',
  otp: 'OTP',
}
