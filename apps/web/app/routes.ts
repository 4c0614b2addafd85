import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('pages/landing/landing-page.tsx'),
  route('help', 'pages/help/help-page.tsx'),
  route('login', 'pages/login/login-page.tsx'),
  route('signup', 'pages/signup/signup-page.tsx'),

  layout('guards/account.tsx', [
    route('profile', 'pages/profile/profile-page.tsx'),
    route('settings', 'pages/settings/settings-page.tsx'),
  ]),

  layout('guards/signed-in.tsx', [
    layout('guards/admin.tsx', [route('mailQueue', 'pages/mail-queue/mail-queue-page.tsx')]),
  ]),

  route('*', 'pages/unknown-path.tsx'),
] satisfies RouteConfig
