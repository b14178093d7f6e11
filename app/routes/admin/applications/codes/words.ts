// The addresses of the discount codes' pages, and why a code is refused.
import { applicationsCrumb } from '../step.tsx'

export const codes = '/dashboard/careers/codes'

const codesCrumb = { label: 'Discount codes', href: codes }

export const aboveCodes = [applicationsCrumb, codesCrumb]

const endsBefore = { errors: { endsOn: ['The last day is before the first'] }, status: 422 }

const noPrice = 'No course has a price yet, so there is nothing to offer. Untick this, or add a price to a course first'
const unpriced = { errors: { firstCourseOnly: [noPrice] }, status: 422 }

export const newCodeRefusals = {
  'ends before': endsBefore,
  'no price': unpriced,
  taken: { errors: { code: ['This code already exists'] }, status: 422 },
}
export const codeRefusals = {
  'ends before': endsBefore,
  'no price': unpriced,
  'too few uses': { errors: { maxUses: ['It has already been used more times than this'] }, status: 422 },
}
