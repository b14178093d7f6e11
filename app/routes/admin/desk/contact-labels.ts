import type { EnquiryKind } from '#db/schema.ts'

export const kindLabels: Record<EnquiryKind, string> = {
  contact: 'Contact form',
  quick: 'Quick inquiry',
  connect: 'Connect With Us',
}
