// The addresses of the discount codes' pages, and why a code is refused.
import type { Phrase } from '#app/languages/phrases.server.ts'
import { applicationsCrumb } from '../words.ts'

export const codes = '/dashboard/careers/codes'

export const codesCrumb = { label: 'Discount codes', href: codes } as const

export const aboveCodes = [applicationsCrumb, codesCrumb]

const codeTaken: Phrase = 'This code already exists'
const tooFew: Phrase = 'It has already been used more times than this'

export const newCodeRefusals = {
  taken: { errors: { code: [codeTaken] }, status: 422 },
}
export const codeRefusals = {
  'too few uses': { errors: { maxUses: [tooFew] }, status: 422 },
}

/** The moves with a confirmation page, by the page's path below the code's; the title has the code as its value. */
export const moves = {
  end: {
    isActive: false,
    title: 'Switch {code} off?',
    button: 'Switch off',
    text: 'It can no longer be used. Existing applications keep their discount.',
    done: '{code} is switched off.',
  },
  resume: {
    isActive: true,
    title: 'Reactivate {code}?',
    button: 'Reactivate',
    text: 'Applicants will be able to use it again, within its dates and limit.',
    done: '{code} is switched on.',
  },
} as const
