/** Most tests share one session of the first; the second is for those that change their session. */
export const ADMINS = { demo: 'admin@lohahaat.example', own: 'desk@lohahaat.example' }
