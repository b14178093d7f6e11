/** Where new recovery codes are shown once. */
export const shownCodes = { form: 'recovery-codes', to: '/dashboard/settings/two-step/recovery-codes' }
