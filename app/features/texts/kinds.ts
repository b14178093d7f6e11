// Every kind of text that staff edit. A new one is a file that defines it, and a line here.
import { companyTexts } from './company/company-texts.ts'
import type { TextKind } from './define-texts.ts'
import { faqTexts } from './faq.ts'
import { testimonialTexts } from './testimonials.ts'

export const textKinds: readonly TextKind[] = [companyTexts, faqTexts, testimonialTexts]

export const findKind = (kind: string): TextKind | null => textKinds.find((one) => one.kind === kind) ?? null
