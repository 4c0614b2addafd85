import getCaptcha from './captcha/get-captcha.route'
import siteInfo from './common/site-info.route'
import loginCheck from './login/login-check.route'
import login from './login/login.route'
import logout from './login/logout.route'
import profile from './login/profile.route'
import saveUser from './login/save-user.route'
import sessions from './login/sessions.route'
import signOutEverywhere from './login/sign-out-everywhere.route'
import emailLoginSent from './mail/email-login-sent.route'
import emailSent from './mail/email-sent.route'
import mailQueue from './mail/mail-queue.route'

/** Every call the server answers. */
export const routes = [
  getCaptcha,
  siteInfo,
  login,
  loginCheck,
  logout,
  ...profile,
  saveUser,
  sessions,
  signOutEverywhere,
  emailLoginSent,
  emailSent,
  mailQueue,
]
