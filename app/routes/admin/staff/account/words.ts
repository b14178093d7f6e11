import { settingsCrumb } from '#app/routes/admin/shared/staff-page.tsx'

export const twoStepCrumb = { label: 'Two-step sign-in', href: '/dashboard/settings/two-step' } as const

export const passkeysCrumb = { label: 'Passkeys', href: '/dashboard/settings/passkeys' } as const

/** The pages above those of one passkey. */
export const abovePasskeys = [settingsCrumb, passkeysCrumb]

/** The pages above those that change two-step sign-in. */
export const aboveTwoStep = [settingsCrumb, twoStepCrumb]

/** The page that shows new recovery codes once. */
export const recoveryCodes = { form: 'recovery-codes', to: `${twoStepCrumb.href}/recovery-codes` }
