/** The fixed texts of the product, to the letter, odd spellings included. Tests and screens quote them from here. */
export const messages = {
  fullNameMissing: 'Please enter Full Name.',
  businessNameMissing: 'Please enter Business Name.',
  contactNumberMissing: 'Please enter Contact Number.',
  emailMissing: 'Please enter E-mail address.',
  emailInvalid: 'Please enter Valid Email Address.',
  gstNumberMissing: 'Please enter GSTNo.',
  gstNumberInvalid: 'Please enter Valid GST Number.',
  termsUnchecked: 'Please check terms and condition.',
  otpMissing: 'Please enter OTP',
  otpIncorrect: 'Please enter correct OTP',
  otpAlreadySent: 'OTP Already send kindly click on Send OTP after 5 minutes',
  otpSent: (email: string) =>
    `Kindly check the OTP sent on - ${email}, Check the Junk/Spam Folder. OTP is valid for 5 minutes`,
  loginIncomplete: 'Please enter the username and password',
  loginCaptchaWrong: 'Please enter the correct captcha sum',
  signupCaptchaWrong: 'Please enter the correct captcha',
  userCreated: 'User Created Successfully',
  dataUpdated: 'Data Update Successfully!!',
  deleteQuestion: 'Are you sure you want to delete this record?',
  serverUnreachable: 'Could not reach the server. Please try again.',
} as const

/** What the master-data forms say. */
export const dataMessages = {
  created: 'Data Saved Successfully!!',
  updated: messages.dataUpdated,
  deleted: 'Data Deleted Successfully!!',
  deleteFailed: 'Error Occured',
  deleteWithoutId: 'Some Error Occured!!',
} as const

/** The seller form says the same in words of its own. */
export const sellerMessages = {
  created: 'Seller Created!',
  updated: 'Seller Updated!',
  deleted: 'Seller Deleted Successfully!',
  deleteFailed: 'Error occurred',
  deleteWithoutId: 'Some error occurred!',
} as const
